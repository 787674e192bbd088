package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"strings"

	"merlin/game"
	"merlin/game/bot"
)

// log is a file with a line for each seed that was played, so that a long table can be
// stopped and gone on with, or added up of several runs.
type log struct {
	table string
	seeds map[int]*round
	file  *os.File
}

// openLog reads what a file has of a table; without a file nothing is kept.
func openLog(file, table string) (*log, error) {
	l := &log{table: table, seeds: map[int]*round{}}
	if file == "" {
		return l, nil
	}
	if err := l.read(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var err error
	l.file, err = os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	return l, err
}

func (l *log) read(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var r round
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if r.Table == l.table {
			l.seeds[r.Seed] = &r
		}
	}
	return lines.Err()
}

// of returns what is known of a seed, nil if it was not played.
func (l *log) of(seed int) *round { return l.seeds[seed] }

// add writes the games of a seed.
func (l *log) add(r *round) error {
	if l.file == nil {
		return nil
	}
	line, err := json.Marshal(r)
	if err == nil {
		_, err = l.file.Write(append(line, '\n'))
	}
	return err
}

func (l *log) close() {
	if l.file != nil {
		l.file.Close()
	}
}

// table names all that the games of a seed follow from: players who think otherwise, by
// other weights or numbers, have another table.
func (a *arena) table(g game.Game) string {
	sum := fnv.New64a()
	if of, ok := g.(game.Adviser); ok {
		if w := of.Advice().Weights; w != nil {
			fmt.Fprint(sum, w.Policy, w.Value)
		}
		if b := of.Advice().Budgets; b != (game.Advice{}).Budgets {
			fmt.Fprint(sum, b)
		}
	}
	for _, name := range a.names {
		level, face, _ := strings.Cut(name, "@")
		if l, ok := bot.Named(level); ok {
			fmt.Fprint(sum, l.Player(), bot.TastesOf(face))
		}
	}
	return fmt.Sprintf("%s %s [%s] [%s] seed %s counts %t %x", a.options.title, a.options.players, a.modules, a.options.options, a.seed, a.counts || a.patterns, sum.Sum64())
}
