package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A file of weights is a text: a line with its version, the features in an order, then
// sections. A section begins with its name; then come the weights of all features in that
// order, of a value phase by phase. What is written by hand may name features instead, each
// with its weight or, of a value, its weights by phase. Features without weights have 0.
//
//	weights 1
//	order policy landing-0 landing-1
//	order value shields
//	section 2 base
//	all policy 16 -3
//	all value 120 100 80 60 40 20
//	section 2 modules
//	policy landing-0 16
//	value shields 120 100 80 60 40 20

const weightsVersion = 1

// WeightsOf are the sections of a file.
type WeightsOf []Section

// Section are weights with a name.
type Section struct {
	Name    string
	Weights *Weights
}

// Named returns the weights of a section, nil if there is none of that name.
func (all WeightsOf) Named(name string) *Weights {
	for _, s := range all {
		if s.Name == name {
			return s.Weights
		}
	}
	return nil
}

// With returns the sections with one more, or with another one in the place of that of its
// name.
func (all WeightsOf) With(name string, w *Weights) WeightsOf {
	all = slices.Clone(all)
	at, found := slices.BinarySearchFunc(all, name, func(s Section, name string) int { return strings.Compare(s.Name, name) })
	if found {
		all[at].Weights = w
		return all
	}
	return slices.Insert(all, at, Section{name, w})
}

// ReadWeights reads a file of weights for a policy and a value with features of these
// names.
func ReadWeights(text string, policy, value []string, phases int) (WeightsOf, error) {
	var all WeightsOf
	var w *Weights
	in, order := featureNames{"policy": places(policy), "value": places(value)}, map[string][]int{}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		words := strings.Fields(line)
		var err error
		switch {
		case n == 0 && line == fmt.Sprintf("weights %d", weightsVersion):
		case n > 0 && len(words) > 1 && words[0] == "section":
			w = NewWeights(len(policy), len(value), phases)
			all = all.With(strings.Join(words[1:], " "), w)
		case n > 0 && len(words) > 1 && words[0] == "order":
			order[words[1]], err = in.order(words[1], words[2:])
		case n > 0 && w != nil && len(words) > 1 && words[0] == "all":
			err = w.readAll(words[1], words[2:], order[words[1]])
		case n > 0 && w != nil && len(words) > 2:
			err = w.read(words, in)
		default:
			err = fmt.Errorf("%s is no line of a file of version %d", brief(line), weightsVersion)
		}
		if err != nil {
			return nil, fmt.Errorf("weights, line %d: %w", n+1, err)
		}
	}
	return all, nil
}

// OwnWeights reads the file of weights that comes with a title's program; a fault in it is one of
// the program.
func OwnWeights(text string, policy, value []string, phases int) WeightsOf {
	all, err := ReadWeights(text, policy, value, phases)
	if err != nil {
		panic(err) // a test of each title reads its file
	}
	return all
}

// featureNames are the places of features by their names, of a policy and of a value.
type featureNames map[string]map[string]int

func places(names []string) map[string]int {
	at := map[string]int{}
	for i, name := range names {
		at[name] = i
	}
	return at
}

// NewWeights returns weights that are all 0.
func NewWeights(policy, value, phases int) *Weights {
	w := &Weights{Policy: make([]int32, policy), Value: make([][]int32, phases)}
	for i := range w.Value {
		w.Value[i] = make([]int32, value)
	}
	return w
}

// order is the places of features of a policy or a value.
func (in featureNames) order(of string, names []string) (at []int, err error) {
	for _, name := range names {
		i, found := in[of][name]
		if !found {
			return nil, fmt.Errorf("there is no feature %s of a %s", brief(name), brief(of))
		}
		at = append(at, i)
	}
	return at, nil
}

func readNumbers(words []string) ([]int32, error) {
	numbers := make([]int32, len(words))
	for i, word := range words {
		n, err := strconv.ParseInt(word, 10, 32)
		if err != nil {
			return nil, err
		}
		numbers[i] = int32(n)
	}
	return numbers, nil
}

// readAll reads the weights of features at these places, of a policy or of a value.
func (w *Weights) readAll(of string, words []string, at []int) error {
	numbers, err := readNumbers(words)
	if err != nil {
		return err
	}
	to := [][]int32{w.Policy}
	if of == "value" {
		to = w.Value
	}
	if len(numbers) != len(to)*len(at) {
		return fmt.Errorf("there are %d numbers for %d features of a %s", len(numbers), len(at), brief(of))
	}
	for phase, weights := range to {
		for i, n := range numbers[phase*len(at) : (phase+1)*len(at)] {
			weights[at[i]] = n
		}
	}
	return nil
}

// read reads the line of a feature.
func (w *Weights) read(words []string, in featureNames) error {
	numbers, err := readNumbers(words[2:])
	if err != nil {
		return err
	}
	at, found := in[words[0]][words[1]]
	switch {
	case !found:
		return fmt.Errorf("there is no feature %s of a %s", brief(words[1]), brief(words[0]))
	case words[0] == "policy" && len(numbers) == 1:
		w.Policy[at] = numbers[0]
	case words[0] == "value" && len(numbers) == len(w.Value):
		for phase, n := range numbers {
			w.Value[phase][at] = n
		}
	default:
		return fmt.Errorf("%s has %d numbers", brief(words[1]), len(numbers))
	}
	return nil
}

// WriteWeights returns the text of a file.
func WriteWeights(all WeightsOf, policy, value []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "weights %d\n", weightsVersion)
	acts := all.weighed(&b, "policy", policy, func(w *Weights) [][]int32 { return [][]int32{w.Policy} })
	has := all.weighed(&b, "value", value, func(w *Weights) [][]int32 { return w.Value })
	for _, s := range all {
		fmt.Fprintf(&b, "section %s\n", s.Name)
		writeAll(&b, "policy", acts, s.Weights.Policy)
		writeAll(&b, "value", has, s.Weights.Value...)
	}
	return b.String()
}

// weighed writes which features have a weight in any section, and returns their places.
func (all WeightsOf) weighed(b *strings.Builder, of string, names []string, in func(*Weights) [][]int32) (at []int) {
	fmt.Fprintf(b, "order %s", of)
	for i, name := range names {
		weighs := func(phase []int32) bool { return phase[i] != 0 }
		if slices.ContainsFunc(all, func(s Section) bool { return slices.ContainsFunc(in(s.Weights), weighs) }) {
			at = append(at, i)
			fmt.Fprintf(b, " %s", name)
		}
	}
	b.WriteString("\n")
	return at
}

// writeAll writes the weights of features at these places.
func writeAll(b *strings.Builder, of string, at []int, phases ...[]int32) {
	fmt.Fprintf(b, "all %s", of)
	for _, weights := range phases {
		for _, i := range at {
			fmt.Fprintf(b, " %d", weights[i])
		}
	}
	b.WriteString("\n")
}
