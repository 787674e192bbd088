package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	then   = edition{"1.2.3-beta", time.Unix(1_600_000_000, 0).UTC()}
	sample = []file{
		{"merlin-1/share/z.svg", []byte("<svg/>"), false},
		{"merlin-1/merlin", []byte("\x7fELF"), true},
		{"merlin-1/a.png", []byte("PNG"), false},
	}
)

// TestTarball wants the same bytes in whatever order files come, and of each file the name,
// the right to execute it, the time, nobody's name, and what is in it.
func TestTarball(t *testing.T) {
	data := twice(t, tarball)
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil || !h.ModTime.Equal(then.time) || h.Uid != 0 || h.Uname != "" {
			t.Errorf("%s: of %s, owner %d %q, error %v", h.Name, h.ModTime, h.Uid, h.Uname, err)
		}
		got = append(got, fmt.Sprintf("%o %s %s", h.Mode, h.Name, text))
	}
	want := []string{"755 merlin-1/ ", "644 merlin-1/a.png PNG", "755 merlin-1/merlin \x7fELF", "755 merlin-1/share/ ", "644 merlin-1/share/z.svg <svg/>"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestZip(t *testing.T) {
	data := twice(t, zipped)
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range r.File {
		opened, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(opened)
		if err != nil || !f.Modified.Equal(then.time) {
			t.Errorf("%s: of %s, error %v", f.Name, f.Modified, err)
		}
		got = append(got, fmt.Sprintf("%o %s %s %d", f.Mode(), f.Name, text, f.Method))
	}
	want := []string{"644 merlin-1/a.png PNG 0", "755 merlin-1/merlin \x7fELF 8", "644 merlin-1/share/z.svg <svg/> 8"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// twice packs the sample, and again in another order.
func twice(t *testing.T, pack func([]file, time.Time) ([]byte, error)) []byte {
	t.Helper()
	first, err := pack(sample, then.time)
	if err != nil {
		t.Fatal(err)
	}
	turned := slices.Clone(sample)
	slices.Reverse(turned)
	second, err := pack(turned, then.time)
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("two archives of the same files differ, error %v", err)
	}
	return first
}

func TestSums(t *testing.T) {
	sum := sha256.Sum256([]byte("x"))
	if got, want := string(sums([]archive{{"a.zip", []byte("x")}})), hex.EncodeToString(sum[:])+"  a.zip\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestEdition wants the version of the tag, of the surroundings where they say one, and of
// the commit where there is no tag; and the commit's time.
func TestEdition(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("VERSION", "")
	t.Setenv("SOURCE_DATE_EPOCH", "")
	do := func(args ...string) {
		t.Helper()
		if _, err := git(dir, append([]string{"-c", "user.name=a", "-c", "user.email=a@b"}, args...)...); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := editionOf(dir); err == nil || !strings.Contains(err.Error(), "VERSION=") {
		t.Errorf("error %v where there is no git, want one with a remedy", err)
	}
	t.Setenv("GIT_COMMITTER_DATE", "1600000001 +0000")
	do("init", "-q")
	do("commit", "-q", "--allow-empty", "-m", "first")
	want := func(version string) {
		t.Helper()
		e, err := editionOf(dir)
		if err != nil || !strings.HasPrefix(e.version, version) || e.time.Unix() != 1_600_000_000 {
			t.Errorf("version %q of %d, error %v; want %s", e.version, e.time.Unix(), err, version)
		}
	}
	want("0.0.0-")
	do("tag", "other")
	do("tag", "v1.4.0")
	want("1.4.0")
	do("commit", "-q", "--allow-empty", "-m", "second")
	want("1.4.0-1-g")
	t.Setenv("VERSION", "v2.0.0-rc.1")
	want("2.0.0-rc.1")
	t.Setenv("VERSION", "new one")
	if _, err := editionOf(dir); err == nil {
		t.Error("\"new one\" is taken for a version")
	}
	if n := (edition{version: "1.20.3-4-gabc"}).numbers(); n != [3]int{1, 20, 3} {
		t.Errorf("the numbers are %v", n)
	}
}

// TestNotices wants the licence of each library whose packages are linked, from the folders
// of these and above, and the fonts'; and an error where there is none.
func TestNotices(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"root/LICENSE": "Apache", "root/fonts/OFL-plain.txt": "Open Font",
		"lib/LICENSE": "MIT of lib\r\n", "lib/shape/COPYING": "old MIT of shape", "lib/unused/LICENSE": "GPL",
		"lib/license.go": "package lib", "lib/shape/deep/x.go": "", "bare/PATENTS": "none", "same/LICENSE.md": "Apache",
	} {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	at := func(name string, packages ...string) library {
		l := library{name: "example.org/" + name, version: "v1.2.3", dir: filepath.Join(dir, name)}
		for _, p := range packages {
			l.folders = append(l.folders, filepath.Join(dir, p))
		}
		return l
	}
	lib, same, bare := at("lib", "lib", "lib/shape/deep"), at("same", "same"), at("bare", "bare")
	if err := errors.Join(lib.read(), same.read()); err != nil {
		t.Fatal(err)
	}
	if bare.read() == nil {
		t.Error("a library without a licence is not refused")
	}
	page, err := (&release{root: filepath.Join(dir, "root")}).notices(lib, same)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"  example.org/lib v1.2.3\n", "example.org/lib v1.2.3: LICENSE\n\nMIT of lib\n", "example.org/lib v1.2.3: shape/COPYING\n\nold MIT of shape\n",
		"example.org/same v1.2.3: LICENSE.md\n\nApache License 2.0: LICENSE.txt.\n", "font plain: OFL-plain.txt\n\nOpen Font\n",
	} {
		if strings.Count(string(page), want) != 1 {
			t.Errorf("the notices do not have %q once:\n%s", want, page)
		}
	}
	if strings.Contains(string(page), "GPL") || strings.Contains(string(page), "package lib") {
		t.Errorf("the notices have what is not linked, or no licence:\n%s", page)
	}
}

// TestLinked wants what this machine's program is linked from to be found, each with a licence.
func TestLinked(t *testing.T) {
	r := &release{root: filepath.Join("..", "..", "..")}
	all, err := r.linked(target{"linux", "amd64"})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Go: LICENSE", "github.com/hajimehoshi/ebiten/v2: NOTICE.md", "github.com/go-text/typesetting: harfbuzz/LICENSE", "github.com/ebitengine/purego: LICENSE"} {
		if !slices.ContainsFunc(all, func(l library) bool {
			return slices.ContainsFunc(l.texts, func(t text) bool { return l.name+": "+t.name == want })
		}) {
			t.Errorf("%s is not among the notices", want)
		}
	}
	if all[0].version != runtime.Version() {
		t.Errorf("Go is %s, want %s", all[0].version, runtime.Version())
	}
	for _, l := range all {
		if strings.Contains(l.name, "staticcheck") || strings.HasPrefix(l.name, "merlin") || l.name == "github.com/jezek/xgb" {
			t.Errorf("%s is not linked into the program", l.name)
		}
	}
}

// TestFilled wants every paper and form filled in, and the papers in the three languages.
func TestFilled(t *testing.T) {
	names, err := files.ReadDir("files")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		text, err := then.filled(n.Name())
		if err != nil || strings.Contains(string(text), "{{") || strings.Contains(string(text), "<no value>") {
			t.Errorf("%s: error %v\n%s", n.Name(), err, text)
		}
	}
	for _, system := range []string{"linux", "windows", "macos"} {
		text, _ := then.filled("README-" + system + ".txt")
		for _, want := range []string{"Merlin 1.2.3-beta\n", "\nFRANÇAIS\n", "\nDEUTSCH\n", "\nENGLISH\n"} {
			if strings.Count(string(text), want) != 1 {
				t.Errorf("README-%s.txt does not have %q once", system, want)
			}
		}
	}
}
