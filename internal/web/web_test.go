package main

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// sample is a small site without the game.
func sample(t *testing.T) *site {
	t.Helper()
	s := &site{files: map[string]*file{}, store: cache{t.TempDir()}, quality: fast}
	for name, data := range map[string]string{"merlin.wasm": strings.Repeat("merlin", 999), "wasm_exec.js": "run()"} {
		if err := s.add(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.addPage(5994, ""); err != nil {
		t.Fatal(err)
	}
	return s
}

func get(s *site, path string, header ...string) *http.Response {
	r := httptest.NewRequest("GET", path, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func TestServe(t *testing.T) {
	s := sample(t)
	for _, c := range []struct{ path, accept, kind, encoding, cache string }{
		{"/", "", "text/html; charset=utf-8", "", "no-cache"},
		{"/merlin.wasm", "gzip, deflate", "application/wasm", "gzip", "no-cache"},
		{"/merlin.wasm?v=1", "gzip;q=0, deflate", "application/wasm", "", "public, max-age=31536000, immutable"},
		{"/boot.js", "gzip", "text/javascript; charset=utf-8", "gzip", "no-cache"},
		{"/manifest-en.webmanifest", "gzip", "application/manifest+json", "gzip", "no-cache"},
		{"/icon-192.png", "gzip", "image/png", "", "no-cache"},
	} {
		r := get(s, c.path, "Accept-Encoding", c.accept)
		got := []string{r.Header.Get("Content-Type"), r.Header.Get("Content-Encoding"), r.Header.Get("Cache-Control")}
		if want := []string{c.kind, c.encoding, c.cache}; r.StatusCode != 200 || !slices.Equal(got, want) {
			t.Errorf("%s for %q: status %d, %q, want %q", c.path, c.accept, r.StatusCode, got, want)
		}
	}
}

func TestBrotliIsPreferred(t *testing.T) {
	if _, err := exec.LookPath("brotli"); err != nil {
		t.Skip("no brotli here (.ci/need installs it)")
	}
	r := get(sample(t), "/merlin.wasm", "Accept-Encoding", "gzip, deflate, br")
	if got := r.Header.Get("Content-Encoding"); got != "br" {
		t.Errorf("Content-Encoding %q, want br", got)
	}
}

func TestUnchangedAndUnknown(t *testing.T) {
	s := sample(t)
	tag := get(s, "/boot.js").Header.Get("ETag")
	if r := get(s, "/boot.js", "If-None-Match", tag); r.StatusCode != http.StatusNotModified {
		t.Errorf("status %d for a file that the browser has, want 304", r.StatusCode)
	}
	for _, path := range []string{"/nothing", "/../main.go", "/page/index.html"} {
		if r := get(s, path); r.StatusCode != http.StatusNotFound {
			t.Errorf("status %d for %s, want 404", r.StatusCode, path)
		}
	}
}

// TestPageIsWhole wants that the page loads nothing but the site's own files.
func TestPageIsWhole(t *testing.T) {
	s := sample(t)
	for _, name := range []string{"index.html", "style.css", "boot.js", "worker.js", "manifest-en.webmanifest"} {
		text := string(s.files[name].raw)
		if outside := regexp.MustCompile(`(https?:)?//[a-z]+\.[a-z]`).FindString(text); outside != "" {
			t.Errorf("%s names another site: %s", name, outside)
		}
		for _, m := range regexp.MustCompile(`(?:src|href|data-program)"?[=:] ?"([^"?]+)`).FindAllStringSubmatch(text, -1) {
			if s.files[m[1]] == nil {
				t.Errorf("%s loads %s, which is not among the site's files", name, m[1])
			}
		}
	}
}

// TestTexts wants the same sentences in each language of the page.
func TestTexts(t *testing.T) {
	page := string(sample(t).files["boot.js"].raw)
	blocks := regexp.MustCompile(`(?s)\n\t\t(en|fr|de): \{(.*?)\n\t\t\}`).FindAllStringSubmatch(page, -1)
	if len(blocks) != 3 {
		t.Fatalf("%d languages, want 3", len(blocks))
	}
	keys := func(block string) (out []string) {
		for _, m := range regexp.MustCompile(`(?m)^\t\t\t(\w+): "(.*)",?$`).FindAllStringSubmatch(block, -1) {
			out = append(out, m[1]+strings.Join(regexp.MustCompile(`\{\w+\}`).FindAllString(m[2], -1), ""))
		}
		slices.Sort(out)
		return out
	}
	for _, b := range blocks[1:] {
		if got, want := keys(b[2]), keys(blocks[0][2]); !slices.Equal(got, want) {
			t.Errorf("%s has %q, %s has %q", b[1], got, blocks[0][1], want)
		}
	}
}

// TestTitle wants the page's own title to have all titles of the house, and every word of it in
// each language.
func TestTitle(t *testing.T) {
	page := string(sample(t).files["index.html"].raw)
	all, err := os.ReadFile("../../i18n/common/en.json")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`"title\.(\w+)\.kind"`).FindAllStringSubmatch(string(all), -1)
	if len(names) != len(titleNames) {
		t.Errorf("the house has %q", names)
	}
	for _, m := range names {
		for _, wish := range []string{"learn", "new"} {
			if !strings.Contains(page, `data-wish="`+m[1]+"/"+wish+`"`) {
				t.Errorf("the page cannot be asked for %s/%s", m[1], wish)
			}
		}
	}
	text := regexp.MustCompile(`id="words">(.*)</script>`).FindStringSubmatch(page)[1]
	var words map[string]map[string]string
	if err := json.Unmarshal([]byte(text), &words); err != nil || len(words) != 3 {
		t.Fatalf("%d languages, error %v", len(words), err)
	}
	for lang, list := range words {
		for _, m := range regexp.MustCompile(`data-say="([^"]+)"`).FindAllStringSubmatch(page, -1) {
			if list[m[1]] == "" {
				t.Errorf("%s lacks %s", lang, m[1])
			}
		}
	}
	if strings.Contains(text, "‹") || words["fr"]["word.pair"] != "{name}\u00a0: {text}" {
		t.Errorf("words are missing: %s", text)
	}
}

// TestLanguages wants a file for each set of texts in a language, and one with what all
// rules say; a first visit to be counted with the shared ones and those of the first title,
// in the language where they are longest; and another hash when a text has changed.
func TestLanguages(t *testing.T) {
	hashes := map[string]bool{}
	for _, long := range []string{"Ende", "Schluss"} {
		s := &site{files: map[string]*file{}, store: cache{t.TempDir()}, quality: fast}
		hash, err := s.addTexts(fstest.MapFS{
			"common/en.json": {Data: []byte(`{"a": "A"}`)}, "common/de.json": {Data: []byte(`{"a": "Ä", "rules.none": "Nichts"}`)},
			"merlin/en.json": {Data: []byte(`{"b": "end"}`)},
			"merlin/de.json": {Data: []byte(`{"b": "` + long + `", "plate.p": "P", "rules.index": "x", "rules.x": "So ist es.", "rules.x.title": "X"}`)},
			"toy/en.json":    {Data: []byte(`{"c": "` + strings.Repeat("long ", 50) + `"}`)}, "toy/de.json": {Data: []byte(`{"c": "k", "rules.y": "y"}`)},
			"README.md": {},
		})
		if err != nil || len(s.files) != 8 {
			t.Fatalf("%d files, error %v", len(s.files), err)
		}
		hashes[hash] = true
		counted := 0
		for name, want := range map[string]string{
			"common": `{"common":{"a":"Ä","rules.none":"Nichts"}}`,
			"merlin": `{"merlin":{"b":"` + long + `","rules.index":"x","rules.x.title":"X"}}`,
			"toy":    `{"toy":{"c":"k"}}`,
			"rules":  `{"rules/merlin":{"plate.p":"P","rules.x":"So ist es."},"rules/toy":{"rules.y":"y"}}`,
		} {
			f := s.files["i18n/de-"+name+".json"]
			if got := string(f.raw); got != want {
				t.Errorf("German %s is %s, want %s", name, got, want)
			}
			if name == "common" || name == "merlin" {
				counted += len(f.raw)
			}
		}
		if total, _, _ := s.download(); total != counted {
			t.Errorf("%d bytes are counted, the first German ones are %d", total, counted)
		}
	}
	if len(hashes) != 2 {
		t.Error("the hash does not tell other texts apart")
	}
}

func TestPortTaken(t *testing.T) {
	first, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen(first.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	known := func(string) ([]string, error) { return []string{"::1", "127.0.0.1"}, nil }
	if a, b := url(first, known), url(second, known); a == b || !strings.HasPrefix(b, "http://localhost:") || strings.HasSuffix(b, ":0") {
		t.Errorf("second listener at %s, first at %s", b, a)
	}
	if _, err := listen("nowhere"); err == nil || !strings.Contains(err.Error(), home) {
		t.Errorf("error %v for a wrong address", err)
	}
}

// TestWithoutAName wants the game to be served, and its address to be one that can be typed,
// on a machine that does not know itself by name.
func TestWithoutAName(t *testing.T) {
	at, err := netip.ParseAddrPort(home)
	if err != nil || !at.Addr().IsLoopback() {
		t.Fatalf("%s is no number of this machine: %v", home, err)
	}
	unknown := func(name string) ([]string, error) { return nil, &net.DNSError{Err: "no such host", Name: name} }
	for _, addr := range []string{netip.AddrPortFrom(at.Addr(), 0).String(), ":0"} {
		l, err := listen(addr)
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		if got := url(l, unknown); !strings.HasPrefix(got, "http://127.0.0.1:") {
			t.Errorf("served at %s, the game is at %s", addr, got)
		}
	}
}

// What a first visit may load until the table of the base game stands, in bytes; the
// robot's TestFetched sees to it that nothing else is fetched. The gate compresses less hard,
// which takes a second and not a minute.
const (
	maxDownload     = 4_200_000
	maxDownloadFast = 5_050_000
)

func TestDownload(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and compresses the whole game")
	}
	if _, err := exec.LookPath("brotli"); err != nil {
		if os.Getenv("CI") == "" {
			t.Skip("no brotli here (.ci/need installs it)")
		}
		t.Fatal("no brotli here")
	}
	how, most := fast, maxDownloadFast
	if os.Getenv("MERLIN_LONG") != "" {
		how, most = small, maxDownload
	}
	s, err := build(how, "", "")
	if err != nil {
		t.Fatal(err)
	}
	total, program, pictures := s.download()
	t.Logf("%d bytes to download: program %d (%d unpacked), pictures %d, page and texts %d",
		total, program, len(s.files["merlin.wasm"].raw), pictures, total-program-pictures)
	if total > most {
		t.Errorf("%d bytes to download, at most %d are wanted", total, most)
	}
}

// TestWorker wants the worker to know every file of the site but itself, by hash, and to keep
// from the start what starting needs; and another site to have another worker.
func TestWorker(t *testing.T) {
	s := sample(t)
	script := string(s.files[workerName].raw)
	for name, f := range s.files {
		if name != workerName && !strings.Contains(script, fmt.Sprintf("%q:[%q,%q]", name, s.asked(f), f.hash)) {
			t.Errorf("the worker does not know %s", name)
		}
	}
	core := regexp.MustCompile(`(?m)^const core = (.*);`).FindStringSubmatch(script)[1]
	for name, want := range map[string]bool{"index.html": true, "merlin.wasm": true, "wasm_exec.js": true, "boot.js": true, "style.css": true, "card.jpg": false, workerName: false} {
		if strings.Contains(core, strconv.Quote(name)) != want {
			t.Errorf("%s among what is kept from the start: %v, want %v", name, !want, want)
		}
	}
	if !s.starts("i18n/de-rules.json") {
		t.Error("texts that come later are not kept from the start")
	}
	other := sample(t)
	if other.add("boot.js", []byte("run()")) != nil || other.addWorker() != nil || other.files[workerName].hash == s.files[workerName].hash {
		t.Error("another site has the same worker")
	}
}
