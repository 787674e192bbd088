package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A file of weights is a text: a line with its version, then sections. A section begins
// with its name; each further line of it is a feature with its weight or, of a value, its
// weights by phase. Features that are not named have weight 0.
//
//	weights 1
//	section 2 base
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
	in := featureNames{"policy": places(policy), "value": places(value)}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		words := strings.Fields(line)
		switch {
		case n == 0 && line == fmt.Sprintf("weights %d", weightsVersion):
		case n > 0 && len(words) > 1 && words[0] == "section":
			w = NewWeights(len(policy), len(value), phases)
			all = all.With(strings.Join(words[1:], " "), w)
		case n > 0 && w != nil && len(words) > 2:
			if err := w.read(words, in); err != nil {
				return nil, fmt.Errorf("weights, line %d: %w", n+1, err)
			}
		default:
			return nil, fmt.Errorf("weights, line %d: %s is no line of a file of version %d", n+1, brief(line), weightsVersion)
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

// read reads the line of a feature.
func (w *Weights) read(words []string, in featureNames) error {
	numbers := make([]int32, len(words)-2)
	for i, word := range words[2:] {
		n, err := strconv.ParseInt(word, 10, 32)
		if err != nil {
			return err
		}
		numbers[i] = int32(n)
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
	for _, s := range all {
		fmt.Fprintf(&b, "section %s\n", s.Name)
		s.Weights.write(&b, policy, value)
	}
	return b.String()
}

func (w *Weights) write(b *strings.Builder, policy, value []string) {
	for i, n := range w.Policy {
		if n != 0 {
			fmt.Fprintf(b, "policy %s %d\n", policy[i], n)
		}
	}
	for i, name := range value {
		numbers, any := "", false
		for _, weights := range w.Value {
			numbers += fmt.Sprintf(" %d", weights[i])
			any = any || weights[i] != 0
		}
		if any {
			fmt.Fprintf(b, "value %s%s\n", name, numbers)
		}
	}
}
