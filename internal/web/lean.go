package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// A template may call a method by a name that only it knows. The linker therefore keeps
// every exported method of every type in a program that fills in templates: a tenth of
// ours. Ebitengine fills in its shaders so, and go-i18n our sentences; neither calls any
// method. The program for browsers is built with a copy of text/template that looks for
// none: a placeholder is a field or the key of a map.
const (
	methodCall = "ptr.MethodByName(fieldName)"
	noMethod   = "(reflect.Value{})"
)

// withoutMethods returns what text/template has in exec.go, without the search for
// methods; ok is false when it is not there, once and in these words.
func withoutMethods(exec string) (_ string, ok bool) {
	return strings.Replace(exec, methodCall, noMethod, 1), strings.Count(exec, methodCall) == 1
}

// writeOverlay leaves that copy in a folder and returns the argument that has go build
// take it; "" when this Go's text/template is another, and the program a tenth larger.
func writeOverlay(dir string) (argument string, err error) {
	source, err := goOutput("list", "-f", "{{.Dir}}", "text/template")
	if err != nil {
		return "", err
	}
	source = filepath.Join(source, "exec.go")
	text, err := os.ReadFile(source)
	if err != nil {
		return "", err
	}
	lean, ok := withoutMethods(string(text))
	if !ok {
		return "", nil
	}
	copied, list := filepath.Join(dir, "exec.go"), filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(copied, []byte(lean), 0o644); err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": {source: copied}})
	if err != nil {
		return "", err
	}
	return "-overlay=" + list, os.WriteFile(list, data, 0o644)
}
