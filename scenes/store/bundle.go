package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

const (
	bundleVersion = 1
	bundleSize    = 16 << 20 // greatest length in bytes
)

// bundle is the form of an export.
type bundle struct {
	Version int               `json:"version"`
	Texts   map[string]string `json:"texts"` // by name
}

// Export returns the settings and games of s as one JSON text, which Import
// takes on this or another machine.
func Export(s Store) ([]byte, error) {
	names, err := s.List()
	if err != nil {
		return nil, err
	}
	b := bundle{bundleVersion, map[string]string{}}
	for _, name := range names {
		if strings.HasSuffix(name, brokenSuffix) {
			continue
		}
		data, err := s.Read(name)
		if err != nil {
			return nil, err
		}
		b.Texts[name] = string(data)
	}
	return json.MarshalIndent(b, "", "\t")
}

// Import puts what Export returned into s, in place of texts of the same
// names. It looks at everything first: what is not whole is refused as a whole.
func Import(s Store, data []byte) error {
	b, err := parseBundle(data)
	if err != nil {
		return fmt.Errorf("nothing was imported: %w", err)
	}
	for _, name := range slices.Sorted(maps.Keys(b.Texts)) {
		if err := s.Write(name, []byte(b.Texts[name])); err != nil {
			return fmt.Errorf("not all was imported: %w", err)
		}
	}
	return nil
}

func parseBundle(data []byte) (bundle, error) {
	var b bundle
	if len(data) > bundleSize {
		return b, errors.New("the file is too big to be an export of this program")
	}
	if err := json.Unmarshal(data, &b); err != nil {
		return b, jsonError(data, err)
	}
	if b.Version != bundleVersion {
		return b, fmt.Errorf("line %d: \"version\" is %d where this program reads %d", lineOf(data, "version"), b.Version, bundleVersion)
	}
	for _, name := range slices.Sorted(maps.Keys(b.Texts)) {
		if err := checkText(name, []byte(b.Texts[name])); err != nil {
			return b, fmt.Errorf("line %d: %w", lineOf(data, name), err)
		}
	}
	return b, nil
}

// checkText refuses what this package would not have written as name.
func checkText(name string, data []byte) error {
	if err := errors.Join(checkName(name), checkData(name, data)); err != nil {
		return err
	}
	var err error
	switch stem, _, isGame := strings.Cut(name, gameSuffix); {
	case name == settingsName:
		_, err = parseSettings(data)
	case isGame && stem != "":
		_, err = unseal(data)
	default:
		return fmt.Errorf("%q is neither settings nor a game", name)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}
