package store

import (
	"maps"
	"slices"
	"sync"
)

// Memory is a Store that lasts as long as the program: for tests, and for
// machines that keep nothing.
type Memory struct {
	mu    sync.Mutex
	texts map[string]string
}

// NewMemory returns an empty Memory.
func NewMemory() *Memory { return &Memory{texts: map[string]string{}} }

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
