package store

import (
	"errors"
	"sync"
)

// Saver saves one game again and again without keeping its caller waiting for the
// disk, but for the record before: at most one is on its way, so a program that is
// killed loses no more than that.
type Saver struct {
	store Store
	name  string
	next  chan []byte
	done  chan struct{}

	mu      sync.Mutex
	err     error
	failing error // what went wrong with the last record; nil when it is saved
}

// NewSaver returns a Saver of the game called name. Close ends it.
func NewSaver(s Store, name string) *Saver {
	v := &Saver{store: s, name: name, next: make(chan []byte), done: make(chan struct{})}
	go v.run()
	return v
}

// Save waits until the record before is saved and has this one saved soon. The caller
// does not change it afterwards, and does not call Save after Close.
func (v *Saver) Save(record []byte) { v.next <- record }

// Err returns once what went wrong since it was last asked, or nil.
func (v *Saver) Err() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	err := v.err
	v.err = nil
	return err
}

// Failing returns why the last record is not saved, or nil.
func (v *Saver) Failing() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.failing
}

// Close waits until the last record is saved and returns as Err does.
func (v *Saver) Close() error {
	close(v.next)
	<-v.done
	return v.Err()
}

func (v *Saver) run() {
	defer close(v.done)
	for record := range v.next {
		v.note(SaveGame(v.store, v.name, record))
	}
}

func (v *Saver) note(err error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.failing = err; errors.Is(err, ErrOlder) {
		v.failing = nil
	}
	if err != nil {
		v.err = err
	}
}
