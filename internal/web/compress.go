package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// quality is how hard brotli tries: 11 takes half a minute for the program.
type quality int

const (
	fast  quality = 5
	small quality = 11
)

// cache keeps compressed files by the hash of what they hold.
type cache struct{ dir string }

// compressed returns data in the encoding, "br" or "gzip"; nil when this
// machine cannot write it. What is kept in a better quality serves too.
func (c cache) compressed(data []byte, hash, encoding string, q quality) ([]byte, error) {
	if encoding == "br" {
		if _, err := exec.LookPath("brotli"); err != nil {
			return nil, nil
		}
	}
	for _, better := range []quality{small, q} {
		if kept, err := os.ReadFile(c.path(hash, encoding, better)); err == nil {
			return kept, nil
		}
	}
	packed, err := pack(data, encoding, q)
	if err != nil {
		return nil, err
	}
	return packed, keep(c.path(hash, encoding, q), packed)
}

func (c cache) path(hash, encoding string, q quality) string {
	return filepath.Join(c.dir, fmt.Sprintf("%s.%d.%s", hash, q, encoding))
}

func pack(data []byte, encoding string, q quality) ([]byte, error) {
	var out bytes.Buffer
	if encoding == "gzip" {
		w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(data); err != nil {
			return nil, err
		}
		err = w.Close()
		return out.Bytes(), err
	}
	cmd := exec.Command("brotli", "-q", fmt.Sprint(int(q)), "-w", "24", "-c")
	cmd.Stdin, cmd.Stdout = bytes.NewReader(data), &out
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("brotli: %w", err)
	}
	return out.Bytes(), nil
}

// keep writes a file of the cache in one step, so that a half written one is never read.
func keep(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "new-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if _, err := f.Write(data); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
