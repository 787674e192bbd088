package store

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"sync"
)

// Memory is a Store that lasts as long as the program: for tests, and for
// machines that keep nothing.
type Memory struct {
	*shelf
	mark string
}

// shelf is what several programs would share.
type shelf struct {
	mu    sync.Mutex
	alone sync.Mutex
	texts map[string]string
	marks []string // of those that run
	given int
}

// NewMemory returns an empty Memory.
func NewMemory() *Memory { return (&Memory{shelf: &shelf{texts: map[string]string{}}}).Beside() }

// Beside returns the same texts as another program has them.
func (m *Memory) Beside() *Memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.given++
	mark := "program-" + strconv.Itoa(m.given)
	m.marks = append(m.marks, mark)
	return &Memory{m.shelf, mark}
}

// End is what the end of the program is to the others.
func (m *Memory) End() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.marks = slices.DeleteFunc(m.marks, func(mark string) bool { return mark == m.mark })
}

// Mark implements Store.
func (m *Memory) Mark() string { return m.mark }

// Lives implements Store.
func (m *Memory) Lives(mark string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Contains(m.marks, mark)
}

// Alone implements Store.
func (m *Memory) Alone(do func() error) error {
	m.alone.Lock()
	defer m.alone.Unlock()
	return do()
}

// Stamp implements Store.
func (m *Memory) Stamp(name string) (string, error) {
	data, err := m.Read(name)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%d-%x", len(data), checksum(data)), nil
}

// Path implements Store.
func (m *Memory) Path(name string) string { return "memory: " + name }

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.texts[name]
	if !ok {
		return nil, missing(m.Path(name))
	}
	return []byte(text), nil
}

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := checkData(m.Path(name), data); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.texts[name] = string(data)
	return nil
}

// List implements Store.
func (m *Memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.texts)), nil
}

// Delete implements Store.
func (m *Memory) Delete(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.texts, name)
	return nil
}

// SetAside implements Store.
func (m *Memory) SetAside(name string) error {
	if err := checkAside(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.texts[name]
	if !ok {
		return missing(m.Path(name))
	}
	m.texts[name+brokenSuffix] = text
	delete(m.texts, name)
	return nil
}
