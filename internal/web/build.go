package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"merlin/internal/gotool"
	"merlin/sprites/index"
)

//go:embed page
var pageFiles embed.FS

// build compiles the game for js/wasm and gathers the whole site, which will be found at an
// address, "" where that is not known. release is the program's version, "" for none.
func build(q quality, address, release string) (*site, error) {
	root, err := gotool.Run("", forBrowsers, "list", "-m", "-f", "{{.Dir}}", "merlin")
	if err != nil {
		return nil, err
	}
	s := &site{files: map[string]*file{}, store: cache{filepath.Join(root, ".cache", "web")}, quality: q}
	texts, err := s.addTexts(os.DirFS(filepath.Join(root, "i18n")))
	if err != nil {
		return nil, err
	}
	s.texts = texts
	wasm, err := compile(root, texts, release)
	if err != nil {
		return nil, err
	}
	glue, err := goGlue()
	if err != nil {
		return nil, err
	}
	for name, data := range map[string][]byte{"merlin.wasm": wasm, "wasm_exec.js": glue} {
		if err := s.add(name, data); err != nil {
			return nil, err
		}
	}
	if err := s.addAtlas(root); err != nil {
		return nil, err
	}
	return s, s.addPage(len(wasm), address)
}

// addAtlas adds the pictures, which the program fetches in the scale it needs.
func (s *site) addAtlas(root string) error {
	dir := os.DirFS(filepath.Join(root, "sprites"))
	names, err := fs.Glob(dir, "atlas/*/*/index.json")
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := s.addPictures(dir, name); err != nil {
			return err
		}
	}
	return nil
}

// addPictures adds the pages that an index lists.
func (s *site) addPictures(dir fs.FS, name string) error {
	data, err := fs.ReadFile(dir, name)
	if err != nil {
		return err
	}
	var idx index.Index
	if err := json.Unmarshal(data, &idx); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for _, p := range idx.Pages {
		name := path.Join(path.Dir(name), p)
		data, err := fs.ReadFile(dir, name)
		if err == nil {
			err = s.add(name, data)
		}
		if err != nil {
			return err
		}
		s.files[name].later = !slices.Contains(first, path.Dir(name)) || slices.Contains(idx.Modules, p)
	}
	return nil
}

// firstTitle is the title that a first visit is counted with, first are its sets of pictures,
// in the larger scale.
const firstTitle = "merlin"

var first = []string{"atlas/common/2", "atlas/" + firstTitle + "/2"}

// inlined are the packages whose functions are compiled into their callers, for
// speed. The others, most of which only come along or ask for little, are not: that
// makes the download smaller by some hundred kilobytes.
var inlined = []string{
	"merlin/game/...", "merlin/scenes/sound", "merlin/sprites/...", "github.com/hajimehoshi/ebiten/v2/...", "golang.org/x/image/...", "image/...", "runtime", "internal/runtime/...",
	"internal/sync", "sync/...", "syscall/js", "math", "math/bits", "slices", "encoding/binary",
}

// seldom are packages among these that work once, when the game starts, or never, or that are
// hardly slower without.
var seldom = []string{
	"github.com/hajimehoshi/ebiten/v2/internal/shader", "github.com/hajimehoshi/ebiten/v2/internal/shaderir/...", "github.com/hajimehoshi/ebiten/v2/internal/legacyshader",
	"github.com/hajimehoshi/ebiten/v2/internal/png", "github.com/hajimehoshi/ebiten/v2/internal/file", "github.com/hajimehoshi/ebiten/v2/text/v2/internal/...", "golang.org/x/image/tiff/...", "golang.org/x/image/ccitt",
	"merlin/game/roundtable", "merlin/game", "merlin/game/bot", "merlin/game/legends", "merlin/game/merlin", "github.com/hajimehoshi/ebiten/v2/vector", "github.com/hajimehoshi/ebiten/v2/internal/graphicsdriver/opengl/...", "image/...", "golang.org/x/image/font/...", "golang.org/x/image/draw", "github.com/hajimehoshi/ebiten/v2/internal/gamepad/...", "github.com/hajimehoshi/ebiten/v2/internal/gamepaddb",
}

// forBrowsers is what Go is told to build for.
var forBrowsers = []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0"}

// compile returns the game as WebAssembly, without symbols, paths and lines. texts is the
// hash of the texts beside it.
func compile(root, texts, release string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "merlin-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	lean, err := writeLean(root, dir)
	if err != nil {
		return nil, err
	}
	named := "-X merlin/i18n.version=" + texts
	if release != "" {
		named += " -X main.version=" + release
	}
	wasm, err := link(root, dir, named, lean)
	if err != nil && lean != nil { // another Go may want more of its packages than the lean ones have
		lean = nil
		wasm, err = link(root, dir, named, nil)
	}
	if err != nil {
		return nil, err
	}
	small, err := shrink(wasm)
	if err != nil || lean == nil {
		fmt.Fprintln(os.Stderr, "This Go writes other programs than the one that go.mod names: the page works, but it is larger than it need be.")
	}
	if err != nil {
		return wasm, nil
	}
	return small, nil
}

// link builds the game, with what the linker is to name and more arguments.
func link(root, dir, named string, more []string) ([]byte, error) {
	out := filepath.Join(dir, "merlin.wasm")
	args := append([]string{"build", "-trimpath", "-ldflags=-s -w " + named, "-o", out, "-gcflags=all=-l -dwarf=false"}, more...)
	for _, pattern := range inlined {
		args = append(args, "-gcflags="+pattern+"=-dwarf=false") // the last pattern that fits a package counts
	}
	for _, pattern := range seldom {
		args = append(args, "-gcflags="+pattern+"=-l -dwarf=false")
	}
	cmd := exec.Command("go", append(args, ".")...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), forBrowsers...)
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the game does not build for the browser: %s", bytes.TrimSpace(text))
	}
	return os.ReadFile(out)
}

// goGlue returns Go's own script that starts WebAssembly, and ours that unpacks it before.
func goGlue() ([]byte, error) {
	goroot, err := gotool.Run("", forBrowsers, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	glue, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	return slices.Concat(glue, []byte("\n"), plain(unpack)), err
}

//go:embed manifest.webmanifest
var manifest []byte

// lines say in each language what the site is.
var lines = map[string]string{
	"en": "Arthurian board games at one screen: Merlin, The Knights of the Round Table, Camelot Legends",
	"fr": "Des jeux de société arthuriens sur un même écran : Merlin, Les Chevaliers de la Table Ronde, Camelot Legends",
	"de": "Brettspiele um König Artus an einem Bildschirm: Merlin, Die Ritter der Tafelrunde, Camelot Legends",
}

// addPage adds the files of the folder page, a manifest for each language, and the worker. The
// page itself learns the size of the program, because a compressed answer does not tell it,
// and its hash, so that a browser never runs an older program with a newer page; and the
// address it will be found at, "" when that is not known.
func (s *site) addPage(wasmSize int, address string) error {
	for lang, line := range lines {
		data, err := fill(manifest, map[string]any{"Lang": lang, "Line": line})
		if err == nil {
			err = s.add("manifest-"+lang+".webmanifest", data)
		}
		if err != nil {
			return err
		}
		s.files["manifest-"+lang+".webmanifest"].later = lang != "en"
	}
	err := fs.WalkDir(pageFiles, "page", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == workerName {
			return err
		}
		data, err := pageFiles.ReadFile(file)
		if err != nil {
			return err
		}
		name := strings.TrimPrefix(file, "page/")
		switch name {
		case "index.html":
			data, err = fillTitle(data, map[string]any{"Size": wasmSize, "Hash": s.files["merlin.wasm"].hash, "Line": lines["en"], "Address": address, "Arts": s.arts()})
			if err != nil {
				return err
			}
		case "boot.js":
			data = plain(slices.Concat(front, data))
		case "style.css":
			data = plain(data)
		}
		if err := s.add(name, data); err != nil {
			return err
		}
		s.files[name].later = path.Ext(name) == ".png" || path.Ext(name) == ".jpg" // for who installs the page or tells of it
		return nil
	})
	if err != nil {
		return err
	}
	return s.addWorker()
}

func fill(page []byte, values any) ([]byte, error) {
	t, err := template.New("page").Option("missingkey=error").Parse(string(page))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, values)
	return out.Bytes(), err
}
