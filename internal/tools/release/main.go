// Release builds what players are given, the same to the byte wherever and how often it is
// made from one commit:
//
//	go run ./internal/tools/release [-to dist]
//	go run ./internal/tools/release -check
//
// The first leaves archives for Linux, Windows, macOS and web hosts, and SHA256SUMS. The
// version is that of the tag, or VERSION; all times are SOURCE_DATE_EPOCH, or the commit's.
// With -check the program is built for one processor of each system, not packed, and the one
// for this machine is started; the others are compiled without care for their speed. It needs
// no C compiler and no network beyond Go's modules; for the web, brotli.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"merlin/internal/gotool"
)

func main() {
	to := flag.String("to", "dist", "leave the archives in this `FOLDER`, in place of those of before")
	check := flag.Bool("check", false, "build the program for each system, start it here, and keep nothing")
	flag.Parse()
	if err := run(*to, *check); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(to string, check bool) error {
	root, err := gotool.Run("", nil, "list", "-m", "-f", "{{.Dir}}", "merlin")
	if err != nil {
		return err
	}
	edition, err := editionOf(root)
	if check && errors.Is(err, errUntold) {
		edition, err = unknown, nil // what is tried here need not have a name
	}
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "merlin-release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	r := &release{edition: edition, root: root, work: work}
	icons, err := readIcons(filepath.Join(root, "internal", "web", "page"))
	if err != nil {
		return err
	}
	if check {
		return r.check(icons)
	}
	return r.write(to, icons)
}

// release is one that is being made.
type release struct {
	edition
	root, work string // folders: of go.mod, for what is passing
	tried      target // by -check: built as all tests are, its packages are compiled already; others as fast as can be
}

// archive is a file that players are given.
type archive struct {
	name string
	data []byte
}

// write makes all archives and leaves them in a folder with their checksums.
func (r *release) write(to string, icons *pictures) error {
	fmt.Println("Release", r.version, "of", r.time.Format("2006-01-02 15:04:05"))
	var all []archive
	for _, pack := range []func(*pictures) ([]archive, error){r.forLinux, r.forWindows, r.forMac, r.forWeb} {
		made, err := pack(icons)
		if err != nil {
			return err
		}
		for _, a := range made {
			fmt.Printf("%10d %s\n", len(a.data), a.name)
		}
		all = append(all, made...)
	}
	all = append(all, archive{"SHA256SUMS", sums(all)})
	if err := clear(to); err != nil {
		return err
	}
	for _, a := range all {
		if err := os.WriteFile(filepath.Join(to, a.name), a.data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// clear makes the folder, and removes what an earlier release has left there.
func clear(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, pattern := range []string{"merlin-*.tar.gz", "merlin-*.zip", "SHA256SUMS"} {
		old, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return err
		}
		for _, file := range old {
			if err := os.Remove(file); err != nil {
				return err
			}
		}
	}
	return nil
}
