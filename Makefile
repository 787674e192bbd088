# make play   start the game (where there is no display: serve it to a browser)
# make web    build the browser version, serve it, say where
# make test   install what a Debian machine lacks and run everything
# make long   the long runs: whole games in the browser too, thousands without a screen
# make measure  say what the game takes of a core, still and moving, and how soon it starts;
#             with modules: make measure MODULES=all, or names with commas between them
# make fuzz   read mutilated records, boxes, scenarios, settings, saved games and texts, ten
#             minutes each; make fuzz FUZZTIME=1h for longer
# make pictures  draw every screen into a folder, TO=DIR; with AGAINST=DIR say how they differ
#             from those in that folder, and with ONLY=REGEXP draw these only
# make art    draw the sprite atlases anew from their vector sources

export CGO_ENABLED := 0
# A checkout that belongs to another user, or a machine without git, builds too.
export GOFLAGS := -buildvcs=false $(GOFLAGS)
# The browser's robot is a module of its own: the game needs none of it.
ROBOT = internal/web/robot

# What reads texts from outside, as package:target.
FUZZ = game:FuzzReadRecord game/merlin:FuzzReadBox game/merlin/merlintest:FuzzScenario \
	scenes/store:FuzzSettings scenes/store:FuzzUnseal scenes/ui:FuzzRich i18n:FuzzLoad
FUZZTIME = 10m

.PHONY: play web test long art pictures need lint unit wasm cross browser measure fuzz

play:
	@if [ "$$(go env GOOS)" != linux ] || [ -n "$$DISPLAY" ]; then go run .; \
	else echo "There is no display here, so the game is served to a browser."; $(MAKE) --no-print-directory web; fi

web:
	@go run ./internal/web

TO = .cache/pictures/screens
pictures: need
	MERLIN_PICTURES_TO=$(abspath $(TO)) MERLIN_PICTURES_AGAINST=$(abspath $(AGAINST)) MERLIN_PICTURES_ONLY='$(ONLY)' \
		go test -count=1 -v -run TestPictures/TestScreenPictures ./internal/desktop

art:
	go run ./internal/tools/atlas

test: need lint unit wasm cross browser
	@$(MAKE) --no-print-directory fuzz FUZZTIME=1000x
	@echo "make test: all passed"

long: need
	MERLIN_LONG=1 go test -count=1 -timeout 60m ./...
	cd $(ROBOT) && MERLIN_LONG=1 go test -v -count=1 -timeout 60m ./...

need:
	@.ci/need

lint:
	go vet ./...
	go tool staticcheck ./...
	check=$$(go tool -n staticcheck) && cd $(ROBOT) && go vet ./... && $$check ./...

unit:
	go test -count=1 -timeout 25m ./...

wasm:
	GOOS=js GOARCH=wasm go test -exec="$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./game/... ./scenes/store

cross:
	GOOS=windows GOARCH=amd64 go build -o /dev/null .
	GOOS=darwin GOARCH=arm64 go build -o /dev/null .

browser:
	cd $(ROBOT) && go test -v -count=1 -timeout 20m ./...

# Without a limit the fuzzer may take longer to shorten a text than to find it.
fuzz:
	@for t in $(FUZZ); do echo "fuzz $$t"; \
		go test -run '^$$' -fuzz "^$${t#*:}$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x ./$${t%:*} || exit 1; done

measure:
	MERLIN_MEASURE=1 MERLIN_MODULES=$(MODULES) go test -v -count=1 -run "Idle|Frames|Start" ./internal/desktop
	cd $(ROBOT) && MERLIN_MEASURE=1 MERLIN_MODULES=$(MODULES) go test -v -count=1 -run "Idle|Frames|Start" ./...
