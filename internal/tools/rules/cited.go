package main

import (
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"merlin/internal/scenarios"
	"merlin/internal/tools/cited"
)

// readCode returns which declarations of a folder's files have comments, before or
// within them, that cite rules: each once for each rule.
func readCode(folder string) (all []citation, err error) {
	files, err := cited.Files(folder)
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		set := token.NewFileSet()
		f, err := cited.Parse(set, file)
		if err != nil {
			return nil, err
		}
		for _, c := range cited.In(set, f) {
			one := citation{c.Rule, filepath.Base(file), c.Name}
			if !slices.Contains(all, one) {
				all = append(all, one)
			}
		}
	}
	return all, nil
}

// readScenarios returns the titles of a folder's scenarios, once for each rule that
// a title begins with.
func readScenarios(folder string) (all []citation, err error) {
	list, err := scenarios.Read(folder)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		rules := s.Rules()
		title := strings.TrimSpace(strings.Join(strings.Split(s.Title, ",")[len(rules):], ","))
		slices.Sort(rules)
		for _, rule := range slices.Compact(rules) {
			all = append(all, citation{rule, filepath.Base(s.File), title})
		}
	}
	return all, nil
}
