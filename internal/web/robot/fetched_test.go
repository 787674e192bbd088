package robot

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// TestFetched goes to the table of the base game in a large window and wants the pictures
// of the larger scale to be fetched until then, those that only modules need apart, each
// once, and nothing else of the atlas: internal/web counts the download so.
func TestFetched(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	if err := chromedp.Do(p.ctx, chromedp.EmulateViewport(2560, 1440)); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?seed=1"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
		t.Fatal(err)
	}
	if err := p.Press("new", "start"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Find("menu"); err != nil {
		t.Fatal(err)
	}
	names, err := Eval[[]string](p, "performance.getEntriesByType('resource').map((e) => new URL(e.name).pathname)")
	if err != nil {
		t.Fatal(err)
	}
	fetched := map[string]int{}
	for _, name := range names {
		if strings.Contains(name, "/atlas/") {
			fetched[name]++
		}
	}
	want := firstPages(t)
	for name := range want {
		if fetched[name] != 1 {
			t.Errorf("%s is fetched %d times", name, fetched[name])
		}
	}
	for name := range fetched {
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
