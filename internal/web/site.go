package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// site is every file of the page, raw and compressed, in memory.
type site struct {
	files   map[string]*file
	store   cache
	quality quality
	texts   string // hash of all texts, which they are asked for by
}

type file struct {
	name, kind, hash string
	raw              []byte
	packed           map[string][]byte // by Content-Encoding
	later            bool              // not fetched before the table of the base game stands
}

// encodings, the smaller first.
var encodings = []string{"br", "gzip"}

// minPacked is the size in bytes below which compressing is not worth a header.
const minPacked = 512

func (s *site) add(name string, data []byte) error {
	sum := sha256.Sum256(data)
	f := &file{name: name, kind: kind(name), hash: hex.EncodeToString(sum[:8]), raw: data, packed: map[string][]byte{}}
	s.files[name] = f
	if len(data) < minPacked || slices.Contains([]string{".png", ".webp", ".jpg"}, path.Ext(name)) {
		return nil
	}
	for _, e := range encodings {
		packed, err := s.store.compressed(data, f.hash, e, s.quality)
		if err != nil {
			return err
		}
		if packed != nil {
			f.packed[e] = packed
		}
	}
	return nil
}

func kind(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm"
	case ".webmanifest":
		return "application/manifest+json"
	case ".webp":
		return "image/webp"
	case ".js":
		return "text/javascript; charset=utf-8"
	}
	return mime.TypeByExtension(path.Ext(name))
}

// ServeHTTP answers with the smallest form of the file that the browser reads.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if name == "" || name == "." {
		name = "index.html"
	}
	f := s.files[name]
	if f == nil {
		http.NotFound(w, r)
		return
	}
	encoding, body := f.best(r.Header.Get("Accept-Encoding"))
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", caching(r))
	h.Set("X-Content-Type-Options", "nosniff")
	tag := fmt.Sprintf("%q", f.hash+encoding)
	h.Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	if r.Method != http.MethodHead {
		w.Write(body)
	}
}

// caching lets a browser keep what it asked for by hash, and ask again for the rest.
func caching(r *http.Request) string {
	if r.URL.Query().Has("v") {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// best returns the smallest form among those accepted; encoding "" is the raw one.
func (f *file) best(accept string) (encoding string, body []byte) {
	for _, e := range encodings {
		if f.packed[e] != nil && accepts(accept, e) {
			return e, f.packed[e]
		}
	}
	return "", f.raw
}

// size is that of the smallest form, in bytes.
func (f *file) size() int {
	_, body := f.best("br, gzip")
	return len(body)
}

func accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) == encoding {
			return strings.ReplaceAll(weight, " ", "") != "q=0"
		}
	}
	return false
}

// export writes every file, and beside it its compressed forms under the names
// that web servers look for (merlin.wasm.br, merlin.wasm.gz).
func (s *site) export(dir string) error {
	suffix := map[string]string{"br": ".br", "gzip": ".gz"}
	for _, f := range s.files {
		if err := write(filepath.Join(dir, f.name), f.raw); err != nil {
			return err
		}
		for e, data := range f.packed {
			if err := write(filepath.Join(dir, f.name+suffix[e]), data); err != nil {
				return err
			}
		}
	}
	total, _, _ := s.download()
	fmt.Printf("The site is in %s: %.1f MB to download.\n", dir, float64(total)/1e6)
	return nil
}

func write(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}

// download is what a first visit loads until the table of the base game stands, in
// bytes, and what of it is the program and pictures; those in the larger scale.
func (s *site) download() (total, program, pictures int) {
	for name, f := range s.files {
		if f.later {
			continue
		}
		total += f.size()
		switch path.Ext(name) {
		case ".wasm":
			program += f.size()
		case ".webp":
			pictures += f.size()
		}
	}
	return total, program, pictures
}
