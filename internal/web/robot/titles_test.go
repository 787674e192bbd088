package robot

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestTitlesPages lists what Chromium fetches until the title screen shows, among which is
// nothing of any one title of the house, and what comes until the first decision of a game:
// things of the title that is played and of no other, each picture once. Without MERLIN_LONG
// one title is played of the two that TestFetched does not play.
func TestTitlesPages(t *testing.T) {
	titles := []string{"roundtable"}
	if long() {
		titles = append(titles, "merlin", "legends")
	}
	for _, title := range titles {
		t.Run(title, func(t *testing.T) {
			t.Parallel()
			pagesOf(t, title)
		})
	}
}

// pagesOf begins a game of a title.
func pagesOf(t *testing.T, of string) {
	t.Helper()
	p := opened(t, serve(t)+"?lang=en")
	_, err := p.Find("new")
	ok(t, err)
	_, err = EvalPromise[bool](p, quiet)
	ok(t, err)
	before := fetched(t, p)
	t.Logf("until the title screen: %q", before)
	if len(before) == 0 {
		t.Error("nothing was fetched")
	}
	for _, name := range before {
		if title := titleOf(t, name); title != "" {
			t.Errorf("%s is fetched before anybody plays %s", name, title)
		}
	}
	ok(t, p.Press("new"))
	ok(t, p.Press("title-"+of))
	ok(t, p.Await(fetches+".some((name) => name.includes('/"+of+"/'))", patience))
	ok(t, p.Press("start"))
	_, err = p.Find("menu")
	ok(t, err)
	_, err = EvalPromise[bool](p, quiet)
	ok(t, err)
	after := fetched(t, p)
	t.Logf("until the first decision: %q", after[len(before):])
	for i, name := range after {
		if title := titleOf(t, name); title != "" && title != of {
			t.Errorf("%s is fetched for a game of %s", name, of)
		}
		if filepath.Ext(name) == ".webp" && slices.Contains(after[:i], name) {
			t.Errorf("%s is fetched again", name)
		}
	}
	silent(t, p)
}

const (
	// fetches are the paths of what the program has fetched, in their order; its own title, which the page
	// shows where the program takes long, has a picture of the same file in an element.
	fetches = "performance.getEntriesByType('resource').filter((e) => e.initiatorType !== 'img').map((e) => new URL(e.name).pathname)"
	// quiet waits until a hundred frames in a row have fetched nothing.
	quiet = `new Promise((done) => { let n = 0, had = -1; (function next() {
		const has = performance.getEntriesByType("resource").length;
		n = has === had ? n + 1 : 0; had = has;
		n === 100 ? done(true) : requestAnimationFrame(next);
	})() })`
)

func fetched(t *testing.T, p *Page) []string {
	t.Helper()
	names, err := Eval[[]string](p, fetches)
	ok(t, err)
	return names
}

// titleOf is the title to which a file of the page belongs: it lies in a folder of its
// name. "" when it belongs to all.
func titleOf(t *testing.T, name string) string {
	t.Helper()
	sets, err := os.ReadDir(filepath.Join(root, "sprites", "atlas"))
	ok(t, err)
	for _, set := range sets {
		if title := set.Name(); title != "common" && slices.Contains(strings.Split(name, "/"), title) {
			return title
		}
	}
	return ""
}
