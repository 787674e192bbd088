// Merlin is a board game for two to four people at one screen: on the desktop
// and, built for js/wasm, in a browser.
//
// This file reads the flags, opens the window and hands over to the scenes.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game/merlin"
)

const version = "0.1"

// errUsage marks a mistake on the command line, told apart by exit code 2.
var errUsage = errors.New("merlin -help lists the flags")

func main() {
	err := run(os.Args[1:], os.Stdout)
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "merlin:", err)
	if errors.Is(err, errUsage) {
		os.Exit(2)
	}
	os.Exit(1)
}

type options struct {
	lang, box     string
	seed          uint64
	width, height int
	version       bool
}

func run(args []string, out io.Writer) error {
	o := options{width: 1280, height: 720}
	flags := o.flags()
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(out)
		flags.Usage()
		return nil
	case err != nil:
		return fmt.Errorf("%w; %w", err, errUsage)
	case flags.NArg() > 0:
		return fmt.Errorf("%q is no flag; %w", flags.Arg(0), errUsage)
	case o.version:
		fmt.Fprintln(out, "merlin", version)
		return nil
	}
	return open(o)
}

func (o *options) flags() *flag.FlagSet {
	f := flag.NewFlagSet("merlin", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.box, "box", "", "play with the components of this `FILE` instead of the ones inside")
	f.Uint64Var(&o.seed, "seed", 0, "seed of the next game (default: by chance)")
	f.BoolVar(&o.version, "version", false, "print the version and end")
	f.Func("lang", "language: fr, de or en (default: the system's)", func(s string) error {
		if o.lang = s; s != "fr" && s != "de" && s != "en" {
			return errors.New("a language is fr, de or en")
		}
		return nil
	})
	f.Func("window", "size of the window, `WxH` in pixels (default: 1280x720)", func(s string) error {
		if _, err := fmt.Sscanf(s, "%dx%d", &o.width, &o.height); err != nil || o.width < 320 || o.height < 180 {
			return errors.New("a size is like 1280x720, at least 320x180")
		}
		return nil
	})
	return f
}

func open(o options) error {
	if o.box != "" {
		text, err := os.ReadFile(o.box)
		if err != nil {
			return err
		}
		if _, err := merlin.ReadBox(o.box, string(text)); err != nil {
			return err
		}
	}
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return errors.New("there is no display here (DISPLAY is not set); `make web` serves the game to a browser")
	}
	ebiten.SetWindowTitle("Merlin")
	ebiten.SetWindowSize(o.width, o.height)
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
