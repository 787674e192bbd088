package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall/js"
)

// Browser is a Store in the page's localStorage. It holds some five million
// characters for all texts of all programs of one web address.
type Browser struct {
	storage js.Value
	prefix  string // of our keys: "app/"
	mark    string
	locks   js.Value // of the page; undefined where the page is not safe
	alone   sync.Mutex
}

// Open returns the store of the program called app, whose keys in the page's
// storage begin with that name. The store can be used in any case: with an
// error, as in a private window, it is one that lasts as long as the page.
func Open(app string) (Store, error) {
	// Only a call turns what the browser throws into a panic that we can
	// catch; the plain property read would end the program.
	storage, err := call(js.Global().Get("Reflect"), "get", js.Global(), "localStorage")
	if err != nil || !storage.Truthy() {
		return NewMemory(), fmt.Errorf("the browser keeps nothing for this page (%v): %w", reason(err), ErrUnavailable)
	}
	b := &Browser{storage: storage, prefix: app + "/", mark: strconv.FormatUint(rand.Uint64(), 36)}
	if _, err := b.call("getItem", b.prefix); err != nil {
		return NewMemory(), fmt.Errorf("the browser keeps nothing for this page (%v): %w", reason(err), ErrUnavailable)
	}
	b.live()
	return b, nil
}

// Path implements Store.
func (b *Browser) Path(name string) string { return "localStorage: " + b.prefix + name }

// Read implements Store.
func (b *Browser) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	item, err := b.item(name)
	if err != nil {
		return nil, err
	}
	data := []byte(item.String())
	if len(data) > MaxSize {
		return nil, &Fault{Reading, b.Path(name), ErrTooBig}
	}
	return data, nil
}

// item is a text as the storage has it.
func (b *Browser) item(name string) (js.Value, error) {
	item, err := b.call("getItem", b.prefix+name)
	if err != nil {
		return item, &Fault{Reading, b.Path(name), err}
	}
	if item.Type() != js.TypeString {
		return item, missing(b.Path(name))
	}
	return item, nil
}

// Stamp implements Store: it is the beginning of the text, in which a game is sealed, and
// its length.
func (b *Browser) Stamp(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	item, err := b.item(name)
	if err != nil {
		return "", err
	}
	text := js.Global().Get("Object").Invoke(item)
	return fmt.Sprintf("%d %s", text.Length(), text.Call("slice", 0, 100)), nil
}

// Write implements Store.
func (b *Browser) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := checkData(b.Path(name), data); err != nil {
		return err
	}
	if _, err := b.call("setItem", b.prefix+name, string(data)); err != nil {
		return &Fault{Writing, b.Path(name), err}
	}
	return nil
}

// List implements Store.
func (b *Browser) List() ([]string, error) {
	var names []string
	for i := 0; ; i++ {
		key, err := b.call("key", i)
		if err != nil {
			return nil, &Fault{Listing, "localStorage", err}
		}
		if key.Type() != js.TypeString {
			slices.Sort(names)
			return names, nil
		}
		name, ours := strings.CutPrefix(key.String(), b.prefix)
		if ours && checkName(name) == nil {
			names = append(names, name)
		}
	}
}

// Delete implements Store.
func (b *Browser) Delete(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if _, err := b.call("removeItem", b.prefix+name); err != nil {
		return &Fault{Deleting, b.Path(name), err}
	}
	return nil
}

// SetAside implements Store. A text too big to be read is deleted.
func (b *Browser) SetAside(name string) error {
	if err := checkAside(name); err != nil {
		return err
	}
	data, err := b.Read(name)
	if err != nil && !errors.Is(err, ErrTooBig) {
		return err
	}
	if err == nil {
		if err := b.Write(name+brokenSuffix, data); err != nil {
			return err
		}
	}
	return b.Delete(name)
}

func (b *Browser) call(method string, args ...any) (js.Value, error) {
	return call(b.storage, method, args...)
}

// call calls a method of v and returns what it throws as an error.
func call(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = thrown(e)
		default:
			err = fmt.Errorf("%v", e)
		}
	}()
	return v.Call(method, args...), nil
}

// isReadOnly has nothing to report: a browser's storage is there or is not.
func isReadOnly(error) bool { return false }

// thrown names a full storage, for which browsers have two names.
func thrown(e js.Error) error {
	if e.Value.Type() == js.TypeObject {
		switch name := e.Value.Get("name"); name.String() {
		case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
			return ErrFull
		}
	}
	return e
}

// reason is err, or what it means that there is none.
func reason(err error) any {
	if err == nil {
		return "it has no local storage"
	}
	return err
}
