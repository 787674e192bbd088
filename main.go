// Merlin is a board game for two to four people at one screen: on the desktop
// and, built for js/wasm, in a browser. This file reads the flags, opens the
// window and hands over to the scenes.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

//go:embed internal/web/page/icon-64.png
var icon []byte

// version is set by the linker (internal/tools/release).
var version = "0.0.0-dev"

// remedy is what one can do who has no display that the game can open.
const remedy = "start it from a desktop (one with Wayland needs XWayland), or play the web version in a browser"

// errUsage marks a mistake on the command line; the exit code tells it apart.
var errUsage, exitCode = errors.New("merlin -help lists the flags"), map[bool]int{true: 2, false: 1}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "merlin:", err)
		os.Exit(exitCode[errors.Is(err, errUsage)])
	}
}

func run(args []string) error {
	c := scenes.Config{Version: version, Computers: true}
	flags := flag.NewFlagSet("merlin", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	size := flags.String("window", "1280x720", "size of the window, `WxH` in pixels")
	flags.StringVar(&c.Language, "lang", "", "language: fr, de or en (default: that of the options or the system)")
	box := flags.String("box", "", "`file` with the components of another copy of the game")
	deck := flags.String("deck", "", "`file` with another deck of Camelot Legends")
	flags.StringVar(&c.Seed, "seed", "", "seed of the next game (default: by chance)")
	flags.Func("modules", "modules that the set-up begins with, `names` with commas between them, or all",
		func(list string) (err error) { c.Chosen, err = parseModules(list); return err })
	about := flags.Bool("version", false, "print the version and end")
	err := flags.Parse(args)
	w, h, unfit := scenes.WindowSize(*size)
	switch {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(os.Stdout)
		flags.Usage()
		return nil
	case err != nil:
		return fmt.Errorf("%w; %w", err, errUsage)
	case flags.NArg() > 0:
		return fmt.Errorf("%q is no flag; %w", flags.Arg(0), errUsage)
	case unfit != nil:
		return fmt.Errorf("-window %w; %w", unfit, errUsage)
	case c.Language != "" && c.Language != "fr" && c.Language != "de" && c.Language != "en":
		return fmt.Errorf("-lang %s: a language is fr, de or en; %w", c.Language, errUsage)
	case *about:
		fmt.Println("merlin", c.Version)
		return nil
	case runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "":
		return errors.New("there is no display here (DISPLAY is not set): " + remedy)
	}
	return open(c, *box, *deck, w, h)
}

func open(c scenes.Config, box, deck string, w, h int) (err error) {
	if c.Store, c.Unkept = store.Open("merlin"); c.Unkept != nil {
		fmt.Fprintln(os.Stderr, "merlin:", c.Unkept) // it is playable without
	}
	c.Sounds = sound.New()
	var game *scenes.Game
	if c.Titles, err = titles(func() table.Shell { return game }, c.Store, box, deck); err != nil {
		return err
	}
	if game, err = scenes.New(c); err != nil {
		return err
	}
	game.Open("Merlin", w, h, icon)
	if err := ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "Merlin", X11InstanceName: "merlin"}); err != nil {
		return fmt.Errorf("no window can be opened here: %w: %s", err, remedy)
	}
	return nil
}
