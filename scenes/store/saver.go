package store

import "sync"

// Saver saves one game again and again without keeping its caller waiting for
// the disk. When it is given records faster than the disk takes them, those in
// between are passed over.
type Saver struct {
	store Store
	name  string
	wake  chan struct{}
	done  chan struct{}

	mu   sync.Mutex
	next []byte // the record still to be saved, or nil
	err  error
}

// NewSaver returns a Saver of the game called name. Close ends it.
func NewSaver(s Store, name string) *Saver {
	v := &Saver{store: s, name: name, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go v.run()
	return v
}

// Save has record saved soon. The caller does not change it afterwards, and
// does not call Save after Close.
func (v *Saver) Save(record []byte) {
	v.mu.Lock()
	v.next = record
	v.mu.Unlock()
	select {
	case v.wake <- struct{}{}:
	default:
	}
}

// Err returns once what went wrong since it was last asked, or nil.
func (v *Saver) Err() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	err := v.err
	v.err = nil
	return err
}

// Close waits until the last record is saved and returns as Err does.
func (v *Saver) Close() error {
	close(v.wake)
	<-v.done
	return v.Err()
}

func (v *Saver) run() {
	defer close(v.done)
	for range v.wake {
		v.saveNext()
	}
	v.saveNext()
}

func (v *Saver) saveNext() {
	v.mu.Lock()
	record := v.next
	v.next = nil
	v.mu.Unlock()
	if record == nil {
		return
	}
	if err := SaveGame(v.store, v.name, record); err != nil {
		v.mu.Lock()
		v.err = err
		v.mu.Unlock()
	}
}
