# make play   start the game (where there is no display: serve it to a browser)
# make web    build the browser version, serve it, say where
# make test   install what a Debian machine lacks and run everything
# make long   the long runs: all games by mouse with four people to the end, thousands
#             without a screen, values and texts drawn anew, every rule changed a little,
#             and the gate on a machine that knows nothing
# make mutants  change the rules a little, one change at a time, and want a scenario to notice;
#             of some rules only: make mutants RULES=B24,B25; of another title: TITLE=roundtable
# make measure  say what the game takes of a core, still and moving, and how soon it starts, on a slow line too;
#             with modules: make measure MODULES=all, or names with commas between them
# make fuzz   read mutilated records, boxes, scenarios, settings, saved games and texts, ten
#             minutes each; make fuzz FUZZTIME=1h for longer
# make fresh  make test on a clone of what is committed, with no module or build of Go kept
# make pictures  draw every screen into a folder, TO=DIR; with AGAINST=DIR say how they differ
#             from those in that folder, with ONLY=REGEXP draw these only, with IN="fr" or
#             IN="de large" draw all in that language, and at 1920x1080
# make release  build what players are given, for Linux, Windows, macOS and web hosts, with
#             checksums, into TO=dist; the version is that of the tag, or VERSION=1.2.3
# make art    draw the sprite atlases anew from their vector sources

export CGO_ENABLED := 0
# A checkout that belongs to another user, or a machine without git, builds too.
export GOFLAGS := -buildvcs=false $(GOFLAGS)
# The browser's robot is a module of its own: the game needs none of it.
ROBOT = internal/web/robot

# What reads texts from outside, as package:target.
FUZZ = game:FuzzReadRecord game/merlin:FuzzReadBox game/roundtable:FuzzReadBox game/legends:FuzzReadDeck game/legends/legendstest:FuzzScenario game/merlin/merlintest:FuzzScenario \
	scenes/store:FuzzSettings scenes/store:FuzzUnseal scenes/ui:FuzzRich i18n:FuzzLoad
FUZZTIME = 10m

# Tests leave vet to built, which asks more of it.

# Tests whose result hangs on more than Go's cache of results can know: other programs,
# a display, a sound card, a disk that is mounted. They run each time, the others when
# something has changed. The games by mouse are a stage of their own.
GAMES = ^Test(Whole|Knights)?Game$$
OUTSIDE = ./internal/... ./scenes/sound ./scenes/store

# The engine in Node, by the tests that compare it with what is written down; the long
# runs do all of them.
WASM = GOOS=js GOARCH=wasm nice go test -exec="$$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
WRITTEN = Golden|Perft|Record|Playthrough|Scenario|Hash|Stream

.PHONY: play web test long art pictures need fetch built lint unit outside games wasm cross browser measure fuzz fresh mutants release released

play:
	@if [ "$$(go env GOOS)" != linux ] || [ -n "$$DISPLAY" ]; then go run .; \
	else echo "There is no display here, so the game is served to a browser."; $(MAKE) --no-print-directory web; fi

web:
	@go run ./internal/web

TO = .cache/pictures/screens
pictures: need
	MERLIN_PICTURES_TO=$(abspath $(TO)) MERLIN_PICTURES_AGAINST=$(abspath $(AGAINST)) MERLIN_PICTURES_ONLY='$(ONLY)' MERLIN_PICTURES_IN='$(IN)' \
		go test -count=1 -v -run TestPictures/TestScreenPictures ./internal/desktop

art:
	go run ./internal/tools/atlas

# All stages run side by side, the longest first: robots mostly wait, and what only computes
# fills the gaps and steps back for them (nice). No test judges how long anything takes;
# what does measure has the machine to itself (make measure).
# New memory costs compilers and pictures more there than collecting what they leave; what only
# computes in little memory gains by collecting seldom.
test: export GOGC ?= 200
test: export GOMEMLIMIT ?= 3GiB
# Nothing here is looked at with a debugger: without what one reads, compilers take a fifth less.
test: export GOFLAGS := $(GOFLAGS) -ldflags=-w -gcflags=all=-dwarf=false
test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target need built
	@$(MAKE) --no-print-directory -j4 --output-sync=target timed-games timed-browser timed-outside timed-unit timed-lint timed-wasm timed-cross
	@echo "make test: all passed"

# timed-lint does lint and says how long it took.
timed-%:
	@start=$$(date +%s); $(MAKE) --no-print-directory $* && echo "make $*: $$(($$(date +%s) - start)) s"

long: need fetch
	MERLIN_LONG=1 go test -count=1 -timeout 60m ./...
	cd $(ROBOT) && MERLIN_LONG=1 go test -v -count=1 -timeout 60m ./...
	$(WASM) -count=1 -timeout 60m ./game/... ./scenes/store
	@$(MAKE) --no-print-directory mutants
	@$(MAKE) --no-print-directory fuzz FUZZTIME=1m
	@$(MAKE) --no-print-directory released
	@$(MAKE) --no-print-directory fresh

TITLE = merlin
mutants:
	go run ./internal/tools/mutants -title $(TITLE) -rules "$(RULES)"

need:
	@.ci/need

# Modules and tools come before the tests, so that none waits for them.
fetch:
	@go mod download && go tool -n staticcheck >/dev/null && go tool -n gofumpt >/dev/null
	@cd $(ROBOT) && go mod download

# Stages that begin side by side would each compile what none has compiled yet, packages as the
# tests of others see them too.
built: fetch
	@go vet ./...

lint:
	nice go tool staticcheck ./...
	check=$$(go tool -n staticcheck) && cd $(ROBOT) && nice go vet ./... && nice $$check ./...

# What takes longest begins first, so that it does not run alone at the end.
LONGEST = merlin/scenes/merlin merlin/scenes
unit: export GOGC = 800
unit:
	go test -vet=off -timeout 25m $(LONGEST) $$(go list ./... | grep -v -e /internal/ -e /scenes/sound -e /scenes/store $(LONGEST:%=-e '^%$$'))

outside:
	go test -vet=off -count=1 -timeout 25m -skip '$(GAMES)' $(OUTSIDE)

games:
	go test -vet=off -v -count=1 -timeout 25m -run '$(GAMES)' ./internal/desktop

wasm:
	$(WASM) -run '$(WRITTEN)' ./game/...
	$(WASM) ./scenes/store

cross:
	nice go run ./internal/tools/release -check

release: TO = dist
release:
	nice go run ./internal/tools/release -to $(TO)

# What is committed, built twice, in two folders and with nothing of Go's builds kept for the
# second, gives the same bytes.
released:
	@dir=$$(mktemp -d) && trap 'chmod -R u+w '$$dir'; rm -rf '$$dir EXIT && \
		git clone -q . $$dir/one && git clone -q . $$dir/another && \
		$(MAKE) --no-print-directory -C $$dir/one release TO=../first && \
		GOCACHE=$$dir/builds $(MAKE) --no-print-directory -C $$dir/another release TO=../second && \
		diff -r $$dir/first $$dir/second && cd $$dir/first && sha256sum -c SHA256SUMS

browser:
	cd $(ROBOT) && go test -vet=off -v -count=1 -timeout 25m ./...

fresh:
	@dir=$$(mktemp -d) && trap 'chmod -R u+w '$$dir'; rm -rf '$$dir EXIT && git clone -q . $$dir/merlin && \
		cd $$dir/merlin && GOMODCACHE=$$dir/modules GOCACHE=$$dir/builds .ci/run

# Without a limit the fuzzer may take longer to shorten a text than to find it.
fuzz:
	@for t in $(FUZZ); do echo "fuzz $$t"; \
		go test -run '^$$' -fuzz "^$${t#*:}$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x ./$${t%:*} || exit 1; done

measure:
	MERLIN_MEASURE=1 MERLIN_MODULES=$(MODULES) go test -v -count=1 -run "Idle|Frames|Start" ./internal/desktop
	cd $(ROBOT) && MERLIN_MEASURE=1 MERLIN_MODULES=$(MODULES) go test -v -count=1 -run "Idle|Frames|Start" ./...
