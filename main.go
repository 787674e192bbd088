// Merlin is a board game for two to four people at one screen: on the desktop
// and, built for js/wasm, in a browser. This file reads the flags, opens the
// window and hands over to the scenes.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

const version = "0.1"

// errUsage marks a mistake on the command line; the exit code is then 2.
var errUsage = errors.New("merlin -help lists the flags")

func main() {
	switch err := run(os.Args[1:]); {
	case errors.Is(err, errUsage):
		fmt.Fprintln(os.Stderr, "merlin:", err)
		os.Exit(2)
	case err != nil:
		fmt.Fprintln(os.Stderr, "merlin:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("merlin", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	size := flags.String("window", "1280x720", "size of the window, `WxH` in pixels")
	about := flags.Bool("version", false, "print the version and end")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(os.Stdout)
		flags.Usage()
		return nil
	case err != nil:
		return fmt.Errorf("%w; %w", err, errUsage)
	case flags.NArg() > 0:
		return fmt.Errorf("%q is no flag; %w", flags.Arg(0), errUsage)
	case *about:
		fmt.Println("merlin", version)
		return nil
	}
	var w, h int
	if n, _ := fmt.Sscanf(*size, "%dx%d", &w, &h); n != 2 || w < 320 || h < 180 {
		return fmt.Errorf("-window %q is no size like 1280x720, at least 320x180; %w", *size, errUsage)
	}
	return open(w, h)
}

func open(w, h int) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return errors.New("there is no display here (DISPLAY is not set); `make web` serves the game to a browser")
	}
	ebiten.SetWindowTitle("Merlin")
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if err := ebiten.RunGame(blank{}); err != nil {
		return fmt.Errorf("no window can be opened here: %w; `make web` serves the game to a browser", err)
	}
	return nil
}

type blank struct{}

func (blank) Update() error              { return nil }
func (blank) Draw(*ebiten.Image)         {}
func (blank) Layout(w, h int) (int, int) { return w, h }
