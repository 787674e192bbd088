// Web builds the browser version of the game and serves it, or leaves it in a
// folder that any web host can serve:
//
//	go run ./internal/web
//	go run ./internal/web -addr localhost:9000
//	go run ./internal/web -build-only DIR
//
// What was built is kept compressed in .cache/web by its hash, so the next
// start is quick. Serving compresses for speed, -build-only for size. It is
// meant for one's own machine: it knows no TLS and no log.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

func main() {
	addr := flag.String("addr", "localhost:8080", "serve at this `ADDRESS`; when it is taken, at another port")
	dir := flag.String("build-only", "", "leave the site in this `FOLDER` instead of serving it")
	flag.Parse()
	if err := run(*addr, *dir); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(addr, dir string) error {
	quality := fast
	if dir != "" {
		quality = small
	}
	fmt.Println("Building the browser version ...")
	site, err := build(quality)
	if err != nil {
		return err
	}
	if dir != "" {
		return site.export(dir)
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("The game is at %s (Ctrl+C ends it).\n", url(addr, l))
	server := &http.Server{Handler: site, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(l)
}

// url is what to type into a browser of this machine.
func url(addr string, l net.Listener) string {
	host, _, _ := net.SplitHostPort(addr)
	if host == "" {
		host = "localhost"
	}
	return fmt.Sprintf("http://%s", net.JoinHostPort(host, fmt.Sprint(l.Addr().(*net.TCPAddr).Port)))
}

// listen takes addr, or any free port of its host when the port is taken.
func listen(addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("%q is no address like localhost:8080", addr)
	}
	l, err := net.Listen("tcp", addr)
	if err == nil {
		return l, nil
	}
	free, second := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if second != nil {
		return nil, errors.Join(err, second)
	}
	fmt.Printf("%s is taken; serving at another port.\n", addr)
	return free, nil
}
