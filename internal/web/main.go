// Web builds the browser version of the game and serves it, or leaves it in a
// folder that any web host can serve:
//
//	go run ./internal/web
//	go run ./internal/web -addr 127.0.0.1:9000
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
	"slices"
	"time"
)

// home is where the game is served: this machine, by number, since not every machine
// knows itself by name.
const home = "127.0.0.1:8080"

func main() {
	addr := flag.String("addr", home, "serve at this `ADDRESS`; when it is taken, at another port")
	dir := flag.String("build-only", "", "leave the site in this `FOLDER` instead of serving it")
	address := flag.String("url", "", "the `ADDRESS` where the folder's site will be found, with a slash at its end: links to it show a picture then")
	release := flag.String("release", "", "what the program calls its `VERSION`")
	flag.Parse()
	if err := run(*addr, *dir, *address, *release); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(addr, dir, address, release string) error {
	quality := fast
	if dir != "" {
		quality = small
	}
	fmt.Println("Building the browser version ...")
	site, err := build(quality, address, release)
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
	fmt.Printf("The game is at %s (Ctrl+C ends it).\n", url(l, net.LookupHost))
	server := &http.Server{Handler: site, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(l)
}

// url is what to type into a browser of this machine: its name where it is known, because
// a browser keeps games by the address, and that has been the name always; else its number.
func url(l net.Listener, lookup func(name string) ([]string, error)) string {
	at := l.Addr().(*net.TCPAddr)
	host := at.IP.String()
	if at.IP.IsUnspecified() {
		host = "127.0.0.1"
	}
	if known, err := lookup("localhost"); err == nil && slices.Contains(known, host) {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, fmt.Sprint(at.Port))
}

// listen takes addr, or any free port of its host when the port is taken.
func listen(addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("%q is no address like %s", addr, home)
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
