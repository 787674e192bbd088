package store

import (
	"errors"
	"sync"
)

// Saver saves one game again and again without keeping its caller waiting for the
// disk, but for the record before: at most one is on its way, so a program that is
// killed loses no more than that. It saves nothing over a record that it does not know,
// nor as long as another program has the hold on the game: that is ErrElsewhere.
type Saver struct {
	store Store
	hold  *Hold
	name  string
	next  chan []byte
	done  chan struct{}

	mu      sync.Mutex
	known   string // the Sum of the record that is to be there; "" is none
	stamp   string // of the text that it was found in last
	err     error
	failing error // what went wrong with the last record; nil when it is saved
}

// ErrElsewhere is of a game that another program holds, or has changed.
var ErrElsewhere = errors.New("the game goes on in another window")

// NewSaver returns a Saver of the game called name, in which nothing is known to be
// there. Close ends it.
func NewSaver(s Store, h *Hold, name string) *Saver {
	v := &Saver{store: s, hold: h, name: name, next: make(chan []byte), done: make(chan struct{})}
	go v.run()
	return v
}

// Know says which record is there: the one that the game goes on from. What is there is
// written over then.
func (v *Saver) Know(record []byte) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.known, v.stamp = Sum(record), ""
}

// Save waits until the record before is saved and has this one saved soon. The caller
// does not change it afterwards, and does not call Save after Close.
func (v *Saver) Save(record []byte) { v.next <- record }

// Wait waits until the record that came last is saved, or not. It is not called after Close.
func (v *Saver) Wait() { v.next <- nil }

// Moved reports whether there is another record than the one that was saved last. One that
// is on its way is not noticed.
func (v *Saver) Moved() bool {
	stamp, err := v.store.Stamp(generation(v.name, 0))
	v.mu.Lock()
	known := err != nil || stamp == v.stamp
	v.mu.Unlock()
	if known {
		return false
	}
	moved := false
	_ = v.store.Alone(func() error { moved = v.moved(); return nil })
	return moved
}

// moved looks for itself. What is damaged or gone was changed by nobody.
func (v *Saver) moved() bool {
	stamp, _ := v.store.Stamp(generation(v.name, 0))
	record, err := loadGeneration(v.store, generation(v.name, 0))
	v.mu.Lock()
	defer v.mu.Unlock()
	if errors.Is(err, ErrNewer) || err == nil && Sum(record) != v.known {
		return true
	}
	v.stamp = stamp
	return false
}

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
		if record == nil {
			continue
		}
		v.note(v.store.Alone(func() error { return v.save(record) }))
	}
}

// save saves a record in the place of the one that is known.
func (v *Saver) save(record []byte) error {
	if v.hold.Elsewhere() || v.moved() {
		return ErrElsewhere
	}
	err := SaveGame(v.store, v.name, record)
	if err == nil || errors.Is(err, ErrOlder) || v.landed(record) {
		v.Know(record)
	}
	return err
}

// landed reports whether a record is there after all: the disk may have had it before it
// failed.
func (v *Saver) landed(record []byte) bool {
	there, err := loadGeneration(v.store, generation(v.name, 0))
	return err == nil && Sum(there) == Sum(record)
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
