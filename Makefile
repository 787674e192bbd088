# make play   start the game (where there is no display: serve it to a browser)
# make web    build the browser version, serve it, say where
# make test   install what a Debian machine lacks and run everything
# make long   the long runs: whole games everywhere, ten thousand without a screen
# make art    draw the sprite atlases anew from their vector sources

export CGO_ENABLED := 0
WASM_EXEC = $$(go env GOROOT)/lib/wasm/go_js_wasm_exec

.PHONY: play web test long art need lint unit wasm cross

play:
	@if [ "$$(go env GOOS)" != linux ] || [ -n "$$DISPLAY" ]; then go run .; \
	else echo "There is no display here, so the game is served to a browser."; $(MAKE) --no-print-directory web; fi

web:
	@go run ./internal/web

art:
	go run ./internal/tools/atlas

test: need lint unit wasm cross
	@echo "make test: all passed"

need:
	@.ci/need

lint:
	@unformatted=$$(go tool gofumpt -l .) && [ -z "$$unformatted" ] || { echo "not gofumpt-ed (go tool gofumpt -w FILE):" $$unformatted; exit 1; }
	go vet ./...
	go tool staticcheck ./...

unit:
	go test ./...

wasm:
	GOOS=js GOARCH=wasm go test -exec="$(WASM_EXEC)" ./game/...

cross:
	GOOS=js GOARCH=wasm go build -o /dev/null .
	GOOS=windows GOARCH=amd64 go build -o /dev/null .
	GOOS=darwin GOARCH=arm64 go build -o /dev/null .
