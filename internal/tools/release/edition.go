package main

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"merlin/internal/gotool"
)

// edition is what the files of a release say of themselves.
type edition struct {
	version string
	time    time.Time
}

// errUntold marks that there is nothing of git here; unknown is what is built then to be tried.
var (
	errUntold = errors.New("git does not tell it")
	unknown   = edition{"0.0.0-unknown", time.Unix(0, 0).UTC()}
)

// editionOf asks the surroundings, then git.
func editionOf(root string) (edition, error) {
	version := os.Getenv("VERSION")
	if version == "" {
		described, err := git(root, "describe", "--tags", "--match", "v[0-9]*", "--dirty")
		if err != nil { // there is no tag
			described, err = git(root, "describe", "--always", "--abbrev=12", "--exclude", "*", "--dirty")
			described = "v0.0.0-" + described
		}
		if err != nil {
			return edition{}, fmt.Errorf("the version is unknown, %w (%v); VERSION=1.2.3 says it", errUntold, err)
		}
		version = described
	}
	version = strings.TrimPrefix(version, "v")
	if !versions.MatchString(version) {
		return edition{}, fmt.Errorf("%q is no version like 1.2.3 or 1.2.3-beta", version)
	}
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		var err error
		if epoch, err = git(root, "log", "-1", "--format=%ct"); err != nil {
			return edition{}, fmt.Errorf("the time of the release is unknown, %w (%v); SOURCE_DATE_EPOCH says it", errUntold, err)
		}
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return edition{}, fmt.Errorf("SOURCE_DATE_EPOCH: %q is no number of seconds", epoch)
	}
	return edition{version, time.Unix(seconds&^1, 0).UTC()}, nil // zip counts in two seconds
}

// versions also keeps names of files and arguments of the linker free of what they are split at.
var versions = regexp.MustCompile(`^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$`)

// numbers are the three of the version, for systems that want no more.
func (e edition) numbers() (n [3]int) {
	plain, _, _ := strings.Cut(e.version, "-")
	for i, s := range strings.SplitN(plain, ".", 3) {
		n[i], _ = strconv.Atoi(s) // versions has seen that they are digits
	}
	return n
}

// plain is the version without what stands after its three numbers.
func (e edition) plain() string {
	n := e.numbers()
	return fmt.Sprintf("%d.%d.%d", n[0], n[1], n[2])
}

func git(root string, args ...string) (string, error) {
	return gotool.Output(root, nil, "git", args...)
}
