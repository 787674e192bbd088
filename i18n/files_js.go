package i18n

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"syscall/js"
)

// version is a hash of all texts, by which the browser keeps them; internal/web sets it.
var version string

// fetched are the files of texts that are there, by their names; come are the sets they
// came with, likewise.
var (
	fetched = map[string]json.RawMessage{}
	come    = map[string]bool{}
)

// file reads a file of texts.
func file(name string) ([]byte, error) {
	if data, ok := fetched[name]; ok {
		return data, nil
	}
	return nil, fmt.Errorf("i18n/%s has not been fetched", name)
}

// spoken are the languages whose texts are read for one: it alone, since no text is
// missing in any.
func spoken(lang string) []string { return []string{lang} }

// chapters is the file with the chapters of a title's rules, once they are there.
func chapters(set, lang string) (name string, apart bool) {
	name = fileName(Rules+"/"+set, lang)
	_, apart = fetched[name]
	return name, apart
}

// Fetch begins to fetch the texts that all titles share in a language, and those of the
// sets named, unless they are there: a file for each.
func Fetch(lang string, sets ...string) *Coming {
	c, end := NewComing(lang)
	want := missing(lang, sets)
	if len(want) == 0 {
		end(nil)
	}
	left, fault := len(want), error(nil)
	for _, set := range want {
		ask(set, lang, func(err error) {
			if fault == nil {
				fault = err
			}
			if left--; left == 0 {
				end(fault)
			}
		})
	}
	return c
}

// Here reports whether these are there.
func Here(lang string, sets ...string) bool { return len(missing(lang, sets)) == 0 }

func missing(lang string, sets []string) []string {
	want := append([]string{common}, sets...)
	return slices.DeleteFunc(want, func(set string) bool { return come[fileName(set, lang)] })
}

// ask fetches the file of a set, takes in what it has, and tells when that is done.
func ask(set, lang string, done func(error)) {
	var body, took, failed js.Func
	end := func(err error) {
		body.Release()
		took.Release()
		failed.Release()
		done(err)
	}
	body = js.FuncOf(func(_ js.Value, answer []js.Value) any {
		if !answer[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject", fmt.Sprintf("the server answers %d", answer[0].Get("status").Int()))
		}
		return answer[0].Call("text")
	})
	took = js.FuncOf(func(_ js.Value, text []js.Value) any {
		end(keep(set, lang, text[0].String()))
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, reason []js.Value) any {
		end(fmt.Errorf("the texts could not be loaded: %w; load the page again", errors.New(js.Global().Call("String", reason[0]).String())))
		return nil
	})
	by := "merlinFetch" // the page's own, which asks again
	if !js.Global().Get(by).Truthy() {
		by = "fetch"
	}
	js.Global().Call(by, "i18n/"+lang+"-"+set+".json?v="+version).Call("then", body).Call("then", took, failed)
}

// keep takes in what came for a set: its texts, for the rules those of each title.
func keep(set, lang, text string) error {
	var files map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &files); err != nil {
		return fmt.Errorf("i18n/%s-%s.json: %w; load the page again", lang, set, err)
	}
	for name, data := range files {
		fetched[fileName(name, lang)] = data
	}
	come[fileName(set, lang)] = true
	return nil
}

// once reads a locale: a page does so seldom, and other texts may have come since.
func once(_ string, _ []string, _ bool, read func() (*Locale, error)) (*Locale, error) { return read() }
