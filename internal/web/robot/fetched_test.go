package robot

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFetched goes to the table of the base game in a large window and wants the pictures
// of the larger scale to be fetched until then, those that only modules need apart, each
// once, and nothing else of the atlas: internal/web counts the download so.
func TestFetched(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	if err := p.Size(2560, 1440); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?seed=1"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Press("new", "title-merlin", "start"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Find("menu"); err != nil {
		t.Fatal(err)
	}
	counts := map[string]int{}
	for _, name := range fetched(t, p) {
		if strings.Contains(name, "/atlas/") {
			counts[name]++
		}
	}
	want := firstPages(t)
	for name := range want {
		if counts[name] != 1 {
			t.Errorf("%s is fetched %d times", name, counts[name])
		}
	}
	for name := range counts {
		if !want[name] {
			t.Errorf("%s is fetched", name)
		}
	}
}

// firstPages are the pages in the larger scale that the base game needs.
func firstPages(t *testing.T) map[string]bool {
	t.Helper()
	pages := map[string]bool{}
	for _, set := range []string{"common", "merlin"} {
		data, err := os.ReadFile(filepath.Join(root, "sprites", "atlas", set, "2", "index.json"))
		if err != nil {
			t.Fatal(err)
		}
		var index struct{ Pages, Modules []string }
		if err := json.Unmarshal(data, &index); err != nil {
			t.Fatal(err)
		}
		for _, name := range index.Pages {
			pages[fmt.Sprintf("/atlas/%s/2/%s", set, name)] = true
		}
		for _, name := range index.Modules {
			delete(pages, fmt.Sprintf("/atlas/%s/2/%s", set, name))
		}
	}
	return pages
}

// cutPictures has no picture fetched while "cut" is set.
const cutPictures = `window.cut = true; window.asked = 0; { const real = window.fetch; window.fetch = (...a) =>
	cut && String(a[0]).includes("atlas/") ? (asked++, Promise.reject(new TypeError("Failed to fetch"))) : real(...a); }`

// TestPicturesCut has no picture come at the start: they are asked for several times, then
// that is told in the player's language, and they are asked for again when the player wants.
func TestPicturesCut(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	ok(t, p.Before(cutPictures))
	ok(t, p.Go(serve(t)+"?lang=de"))
	ok(t, p.Await(`window.merlinRegions && JSON.parse(merlinRegions()).some((r) => r.name === "dialog-again")`, 3*patience))
	ok(t, p.Await("getComputedStyle(document.getElementById('loader')).display === 'none'", patience))
	ok(t, p.Snap("told"))
	asked, err := Eval[int](p, "asked")
	if ok(t, err); asked < 6 {
		t.Errorf("pictures are asked for %d times", asked)
	}
	again, err := p.Find("dialog-again")
	if ok(t, err); again.Label != "Noch einmal versuchen" {
		t.Errorf("the button says %q", again.Label)
	}
	_, err = Eval[bool](p, "cut = false, true")
	ok(t, err)
	ok(t, p.Press("dialog-again"))
	_, err = p.Find("new")
	ok(t, err)
}
