package i18n

import (
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"
)

// version is a hash of all texts, by which the browser keeps them; internal/web sets it.
var version string

// fetched are the files of texts that are there, by their names.
var fetched = map[string]json.RawMessage{}

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

// Fetch begins to fetch the texts of a language, unless they are there: one file, which
// has all sets by their names.
func Fetch(lang string) *Coming {
	c := &Coming{lang: lang, arrived: make(chan struct{})}
	if _, ok := fetched[fileName(common, lang)]; ok {
		c.end(nil)
		return c
	}
	var body, took, failed js.Func
	done := func(err error) {
		body.Release()
		took.Release()
		failed.Release()
		c.end(err)
	}
	body = js.FuncOf(func(_ js.Value, answer []js.Value) any {
		if !answer[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject", fmt.Sprintf("the server answers %d", answer[0].Get("status").Int()))
		}
		return answer[0].Call("text")
	})
	took = js.FuncOf(func(_ js.Value, text []js.Value) any {
		done(keep(lang, text[0].String()))
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, reason []js.Value) any {
		done(fmt.Errorf("the texts could not be loaded: %w; load the page again", errors.New(js.Global().Call("String", reason[0]).String())))
		return nil
	})
	ask := "merlinFetch" // the page's own, which asks again
	if !js.Global().Get(ask).Truthy() {
		ask = "fetch"
	}
	js.Global().Call(ask, "i18n/"+lang+".json?v="+version).Call("then", body).Call("then", took, failed)
	return c
}

// keep takes in the sets of a language.
func keep(lang, text string) error {
	var sets map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &sets); err != nil {
		return fmt.Errorf("i18n/%s.json: %w; load the page again", lang, err)
	}
	for set, data := range sets {
		fetched[fileName(set, lang)] = data
	}
	return nil
}
