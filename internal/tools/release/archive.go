package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"cmp"
	"compress/flate"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// file is one of an archive.
type file struct {
	name    string // with slashes
	data    []byte
	program bool // may be executed
}

func (f file) mode() fs.FileMode {
	if f.program {
		return 0o755
	}
	return 0o644
}

// inOrder returns the files by name, each folder before what lies in it: folders have no
// data and a slash at the end of the name.
func inOrder(files []file) []file {
	all := slices.Clone(files)
	known := map[string]bool{}
	for _, f := range files {
		for dir := path.Dir(f.name); dir != "." && !known[dir]; dir = path.Dir(dir) {
			known[dir] = true
			all = append(all, file{name: dir + "/", program: true})
		}
	}
	slices.SortFunc(all, func(a, b file) int { return cmp.Compare(a.name, b.name) })
	return all
}

// tarball packs files so that equal ones give equal bytes: in order, of one time, nobody's.
func tarball(files []file, at time.Time) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(z)
	for _, f := range inOrder(files) {
		h := &tar.Header{Name: f.name, Mode: int64(f.mode()), Size: int64(len(f.data)), ModTime: at, Typeflag: tar.TypeReg, Format: tar.FormatUSTAR}
		if strings.HasSuffix(f.name, "/") {
			h.Typeflag = tar.TypeDir
		}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	err = z.Close()
	return out.Bytes(), err
}

// zipped packs files likewise. It writes no folders: who unpacks makes them.
func zipped(files []file, at time.Time) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, f := range inOrder(files) {
		if strings.HasSuffix(f.name, "/") {
			continue
		}
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		h.SetMode(f.mode())
		if slices.Contains(packed, path.Ext(f.name)) {
			h.Method = zip.Store
		}
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return out.Bytes(), err
}

// packed are the kinds of files that would not become smaller.
var packed = []string{".png", ".webp", ".jpg", ".icns", ".br", ".gz"}

// sums is what `sha256sum -c` reads.
func sums(all []archive) []byte {
	var out bytes.Buffer
	for _, a := range all {
		fmt.Fprintf(&out, "%x  %s\n", sha256.Sum256(a.data), a.name)
	}
	return out.Bytes()
}
