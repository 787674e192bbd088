package robot

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// axe is what judges a page by the rules of accessibility, as npm has it, and its checksum.
const (
	axe    = "axe-core@4.10.3"
	axeSum = "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg=="
)

// TestAxe has axe-core judge the screens: it finds nothing, not even what is of little weight.
func TestAxe(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("judges only with MERLIN_LONG=1")
	}
	script := fetchAxe(t)
	p := fronted(t, serve(t)+"?lang=en")
	judge(t, p, "the page's own title", script)
	p.Close()
	p = opened(t, serve(t)+"?lang=en")
	for _, s := range []struct {
		name  string
		press []string
		drop  string
	}{
		{name: "title", press: nil},
		{name: "options", press: []string{"options"}},
		{name: "rules", press: []string{"back", "rules"}},
		{name: "setup", press: []string{"back", "new", "title-merlin"}},
		{name: "table", press: []string{"start"}},
		{name: "menu", press: []string{"menu"}},
		{name: "saves", press: []string{"saves"}},
		{name: "scoring", drop: standing(t, "base", 185), press: []string{"open", "ready", "use-grail"}},
		{name: "end", drop: standing(t, "base", 530), press: []string{"open"}},
	} {
		if s.drop != "" {
			ok(t, p.Go(running.url+"?lang=en"))
			ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
			ok(t, p.Drop(s.drop))
		}
		ok(t, p.Press(s.press...))
		judge(t, p, s.name, script)
	}
	silent(t, p)
}

// finding is a rule that is broken.
type finding struct {
	ID, Impact, Help string
	Nodes            []struct{ HTML string }
}

// judge has axe judge what the page shows some frames later.
func judge(t *testing.T, p *Page, name, script string) {
	t.Helper()
	_, err := EvalPromise[bool](p, "new Promise((done) => { let n = 60; (function next() { n-- ? requestAnimationFrame(next) : done(true) })() })")
	ok(t, err)
	_, err = Eval[bool](p, script+"; true")
	ok(t, err)
	found, err := EvalPromise[[]finding](p, "axe.run(document).then((r) => r.violations)")
	ok(t, err)
	for _, f := range found {
		t.Errorf("%s: %s (%s): %s: %.300v", name, f.ID, f.Impact, f.Help, f.Nodes)
	}
	t.Logf("%s: %d findings", name, len(found))
}

// fetchAxe fetches the script from npm's registry. Where that cannot be reached nothing is judged.
func fetchAxe(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	pack := exec.Command("npm", "pack", axe)
	pack.Dir = dir
	if said, err := pack.CombinedOutput(); err != nil {
		t.Skipf("%s cannot be fetched, without which nothing is judged: %v: %.300s", axe, err, said)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.tgz"))
	if ok(t, err); len(files) != 1 {
		t.Fatalf("npm brought %q", files)
	}
	data, err := os.ReadFile(files[0])
	ok(t, err)
	if sum := sha512.Sum512(data); base64.StdEncoding.EncodeToString(sum[:]) != axeSum {
		t.Fatalf("%s is another than the one known", axe)
	}
	raw, err := gzip.NewReader(bytes.NewReader(data))
	ok(t, err)
	for in := tar.NewReader(raw); ; {
		h, err := in.Next()
		ok(t, err)
		if h.Name == "package/axe.min.js" {
			text, err := io.ReadAll(in)
			ok(t, err)
			return string(text)
		}
	}
}
