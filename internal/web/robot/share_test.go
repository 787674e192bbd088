package robot

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/internal/robot"
)

// What the saved game is called, and one that had to make room for it.
const (
	saved = "Sonntag «ü»"
	aside = "Blau, Gelb"
)

// TestShare has a game leave one browser and go on in another, where it is dropped as a
// file; with MERLIN_LONG pasted, too.
func TestShare(t *testing.T) {
	t.Parallel()
	url := serve(t) + "?lang=de&seed=1"
	file, text := handedOut(t, url)
	if long() {
		t.Run("paste", func(t *testing.T) { pasted(t, url, text) })
	}
	t.Run("drop", func(t *testing.T) { dropped(t, url, file) })
}

// handedOut plays some turns, saves the game by name and has it handed out. What
// comes as a file is on the clipboard too. The browser is asked once to keep what is saved.
func handedOut(t *testing.T, url string) (file, text string) {
	p := opened(t, url)
	_, err := Eval[bool](p, keeper+", true")
	ok(t, err)
	downloads := t.TempDir()
	ok(t, p.Allow(downloads))
	playTo(t, p, "turn", "curtain", "turn", "curtain", "turn")
	ok(t, p.Press("menu", "saves"))
	ok(t, p.Type("save-name", saved))
	ok(t, p.Press("save", "export"))
	says(t, p, "bei deinen Downloads")
	ok(t, p.Snap("handed-out"))
	file, text = download(t, downloads)
	if copied, err := p.Clipboard(); err != nil || copied != text {
		t.Errorf("on the clipboard is %.60q, %v; in the file %.60q", copied, err, text)
	}
	if asked, err := Eval[int](p, "asked"); err != nil || asked != 1 {
		t.Errorf("the browser was asked %d times to keep what is saved, %v", asked, err)
	}
	sheet(t, p, text)
	linked(t, p)
	if !strings.HasPrefix(text, "merlin record 1\n") || !strings.Contains(text, saved) {
		t.Errorf("the file holds %.200q", text)
	}
	silent(t, p)
	p.Close()
	return file, text
}

// sheet has the game be given to the share sheet of a phone, as a file and as a link.
func sheet(t *testing.T, p *Page, text string) {
	_, err := Eval[bool](p, phone+", true")
	ok(t, err)
	ok(t, p.Press("export"))
	ok(t, p.Await("given.length === 1", patience))
	if got, err := EvalPromise[string](p, "given[0].files[0].text()"); err != nil || got != text {
		t.Errorf("the share sheet has %.60q, %v", got, err)
	}
	ok(t, p.Press("link"))
	ok(t, p.Await("given.length === 2", patience))
	if hash, err := Eval[string](p, "new URL(given[1].url).hash"); err != nil || len(hash) < 100 {
		t.Errorf("the share sheet has a link to %.60q, %v", hash, err)
	}
	_, err = Eval[bool](p, "delete navigator.share && delete navigator.canShare")
	ok(t, err)
}

// keeper is a browser that counts how often it is asked to keep what is saved, phone one in
// the hand, with a sheet to share by.
const (
	keeper = `window.asked = 0, navigator.storage.persist = () => (asked++, Promise.resolve(true))`
	phone  = `window.given = [], navigator.canShare = (it) => it.files.length === 1,
		navigator.share = (it) => (given.push(it), Promise.resolve()),
		((media) => window.matchMedia = (q) => q === "(pointer: coarse)" ? {matches: true} : media.call(window, q))(window.matchMedia)`
)

// linked has the game be handed out as a link too, which shows it wherever it is opened; and
// takes in a file that is chosen.
func linked(t *testing.T, p *Page) {
	ok(t, p.Press("link"))
	says(t, p, "Wer ihn öffnet")
	link, err := p.Clipboard()
	ok(t, err)
	_, err = Eval[bool](p, fmt.Sprintf("location.hash = new URL(%q).hash, true", link))
	ok(t, err)
	ok(t, p.Press("last", "leave", "saves"))
	_, err = Eval[bool](p, chooser+", true")
	ok(t, err)
	ok(t, p.Press("file"))
	says(t, p, "keine gespeicherte")
}

// chooser is a player who chooses a file of his own whenever he is asked for one.
const chooser = `HTMLInputElement.prototype.click = function () {
	const d = new DataTransfer(); d.items.add(new File(["hello"], "hello.txt")); this.files = d.files; this.dispatchEvent(new Event("change")); }`

// pasted pastes the game on the title, where no game is going on, and plays on. Words
// that are pasted into a field stay there.
func pasted(t *testing.T, url, text string) {
	p := opened(t, url)
	ok(t, p.Allow(t.TempDir()))
	ok(t, p.Press("saves"))
	lists(t, p)
	ok(t, p.Press("back", "new", "title-merlin"))
	ok(t, p.Type("seat-1-name", "Anna"))
	ok(t, p.Copy(`" und Bert"`))
	ok(t, p.Paste())
	ok(t, p.Await("document.activeElement.value === 'Anna und Bert'", patience))
	saysNothing(t, p)
	ok(t, p.Press("back"))
	ok(t, p.Gone("seat-1-name"))
	ok(t, p.Press("back"))
	ok(t, p.Copy(fmt.Sprintf("%q", text)))
	ok(t, p.Paste())
	lists(t, p, saved)
	ok(t, p.Snap("pasted"))
	ok(t, p.Copy(`"hello"`))
	ok(t, p.Press("paste")) // the button does what the keys do
	says(t, p, "keine gespeicherte")
	ok(t, p.Press("open"))
	ok(t, p.Gone("open"))
	playTo(t, p, "curtain", "turn")
	silent(t, p)
}

// dropped drops the file on a game that is going on: it is kept, whatever falls on it.
func dropped(t *testing.T, url, file string) {
	p := opened(t, url)
	playTo(t, p, "turn", "curtain", "turn")
	ok(t, p.Press("menu", "saves"))
	lists(t, p)
	ok(t, p.Press("back"))
	before := table(t, p)
	hello := filepath.Join(t.TempDir(), "hello.txt")
	ok(t, os.WriteFile(hello, []byte("hello"), 0o600))
	ok(t, p.Drop(hello))
	says(t, p, "keine gespeicherte")
	ok(t, p.Snap("refused"))
	_, err := Eval[bool](p, foreignPicture)
	ok(t, err)
	sameTable(t, p, before)
	ok(t, p.Drop(file))
	lists(t, p, saved)
	ok(t, p.Press("back"))
	sameTable(t, p, before)
	ok(t, p.Press("menu", "saves", "open"))
	ok(t, p.Gone("open"))
	playTo(t, p, "curtain", "turn")
	ok(t, p.Press("menu", "saves"))
	lists(t, p, aside, saved)
	kept(t, p)
	silent(t, p)
}

// kept drops a game that is over, whose end is kept as a picture: a file is downloaded.
func kept(t *testing.T, p *Page) {
	downloads := t.TempDir()
	ok(t, p.Allow(downloads))
	over, err := filepath.Abs(filepath.Join(root, "scenes", "testdata", "pictures", "roundtable-7.record"))
	ok(t, err)
	ok(t, p.Drop(over))
	_, err = p.Find("back")
	ok(t, err)
	ok(t, p.Press("open"))
	ok(t, p.Gone("open")) // the list of games has a button of that name too
	ok(t, p.Press("keep", "dialog-ok"))
	file, err := os.Open(downloaded(t, downloads, "*.png", func(data []byte) bool { return bytes.HasSuffix(data, []byte("IEND\xaeB`\x82")) }))
	ok(t, err)
	defer file.Close()
	end, err := png.Decode(file)
	ok(t, err)
	colours := map[color.Color]bool{}
	for y := range end.Bounds().Dy() {
		colours[end.At(end.Bounds().Dx()/3, y)] = true
	}
	if len(colours) < 40 {
		t.Errorf("the picture kept, %v, shows little: %d colours", end.Bounds(), len(colours))
	}
}

// foreignPicture drops a picture of another page, which is a file without a place.
const foreignPicture = `document.querySelector("canvas").dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true,
	dataTransfer: (() => { const d = new DataTransfer(); d.items.add(new File(["x"], "x.png")); return d; })()}))`

// opened is a browser of its own at the title.
func opened(t *testing.T, url string) *Page {
	t.Helper()
	p := browser(t, pictures(t), nil)
	ok(t, p.Go(url))
	ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
	return p
}

// blind is a robot for two people that keeps no pictures.
func blind(t *testing.T, p *Page) *robot.Robot {
	r := robot.New(p, 1, t.Logf, 2)
	r.Blind = true
	return r
}

// playTo plays to each of the scenes in turn.
func playTo(t *testing.T, p *Page, scenes ...string) {
	t.Helper()
	r := blind(t, p)
	for _, scene := range scenes {
		ok(t, r.Play(scene))
	}
}

// table is what can be seen at the table; its menu shows that it is the table.
func table(t *testing.T, p *Page) (seen []string) {
	t.Helper()
	_, err := p.Find("menu")
	ok(t, err)
	list, err := p.Look()
	ok(t, err)
	for _, g := range list {
		seen = append(seen, fmt.Sprint(g.Name, ": ", g.Label, g.Enabled, g.Glow))
	}
	return seen
}

// sameTable wants what was seen there before.
func sameTable(t *testing.T, p *Page, before []string) {
	t.Helper()
	if now := table(t, p); !slices.Equal(now, before) {
		t.Fatalf("the table has changed: %q", slices.DeleteFunc(now, func(s string) bool { return slices.Contains(before, s) }))
	}
}

// lists wants the saved games with these labels on the screen.
func lists(t *testing.T, p *Page, labels ...string) {
	t.Helper()
	_, err := p.Find("back")
	ok(t, err)
	if len(labels) > 0 {
		_, err = p.Find("open")
		ok(t, err)
	}
	list, err := p.Look()
	ok(t, err)
	var have []string
	for _, g := range list {
		if strings.HasPrefix(g.Name, "saved-") {
			have = append(have, g.Label)
		}
	}
	for i, label := range labels {
		if i >= len(have) || !strings.HasPrefix(have[i], label+"  ·  ") {
			t.Fatalf("the saved games are %q, want %q", have, labels)
		}
	}
	if len(have) != len(labels) {
		t.Fatalf("the saved games are %q, want %q", have, labels)
	}
}

// says waits for a toast with these words.
func says(t *testing.T, p *Page, words string) {
	t.Helper()
	ok(t, p.Await(fmt.Sprintf("document.getElementById('merlin-told').textContent.includes(%q)", words), patience))
}

// saysNothing wants no toast some frames later.
func saysNothing(t *testing.T, p *Page) {
	t.Helper()
	const later = "new Promise((done) => { let n = 5; (function next() { n-- ? requestAnimationFrame(next) : done(document.getElementById('merlin-told').textContent) })() })"
	if said, err := EvalPromise[string](p, later); err != nil || said != "" {
		t.Errorf("said is %q, %v", said, err)
	}
}

// download waits for the one record in a folder.
func download(t *testing.T, dir string) (file, text string) {
	t.Helper()
	file = downloaded(t, dir, "*.txt", func(data []byte) bool { return bytes.Contains(data, []byte("\nend ")) })
	data, err := os.ReadFile(file)
	ok(t, err)
	return file, string(data)
}

// downloaded waits for the one file in a folder with such a name, whole.
func downloaded(t *testing.T, dir, name string, whole func([]byte) bool) string {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		files, err := filepath.Glob(filepath.Join(dir, name))
		ok(t, err)
		if len(files) != 1 {
			continue
		}
		if data, err := os.ReadFile(files[0]); err == nil && whole(data) {
			return files[0]
		}
	}
	t.Fatal("nothing was downloaded")
	return ""
}

// silent wants nothing in the console.
func silent(t *testing.T, p *Page) {
	t.Helper()
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", fmt.Sprint(faults))
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
