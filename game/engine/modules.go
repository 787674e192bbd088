package engine

import (
	"fmt"
	"slices"
)

// Named is a module as far as choosing it goes. Variant is the module in whose place it
// comes, Brings one that is in play with it; both may be "".
type Named struct{ Name, Variant, Brings string }

// Pick returns the places, in the list of all modules, of those named and those they
// bring. The list has a module before its variants.
func Pick(all []Named, names []string) (picked []int, err error) {
	wanted := make([]bool, len(all))
	for _, n := range names {
		i := slices.IndexFunc(all, func(m Named) bool { return m.Name == n })
		if i < 0 {
			return nil, fmt.Errorf("there is no module %q", n)
		}
		wanted[i] = true
		if b := slices.IndexFunc(all, func(m Named) bool { return m.Name == all[i].Brings }); b >= 0 {
			wanted[b] = true
		}
	}
	for i, m := range all {
		if !wanted[i] {
			continue
		}
		if slices.Contains(names, m.Variant) {
			return nil, fmt.Errorf("module %q takes the place of %q; choose one of them", m.Name, m.Variant)
		}
		picked = append(picked, i)
	}
	return picked, nil
}

// Claims remember which module replaced which entry of which table.
type Claims map[string]string

// Claim takes an entry for a module, or says who has it already; follows is the module
// whose entries this one may replace.
func (c Claims) Claim(module, follows, table string, at int) error {
	key := fmt.Sprintf("%s %d", table, at)
	if holder, taken := c[key]; taken && holder != follows {
		return fmt.Errorf("%s is already replaced by module %s", key, holder)
	}
	c[key] = module
	return nil
}

// Insert puts steps into a sequence, which is copied. A step by one that is not there is
// an error.
func Insert(sequence *[]StepKind, steps []StepAt) error {
	for _, s := range steps {
		changed, found := s.into(*sequence)
		if !found {
			return fmt.Errorf("there is no step %d or %d to put step %d by", s.Behind, s.Before, s.Step)
		}
		*sequence = changed
	}
	return nil
}

// into returns a copy of the sequence with the step put in.
func (s StepAt) into(sequence []StepKind) (changed []StepKind, found bool) {
	for _, k := range sequence {
		switch k {
		case s.Behind:
			changed, found = append(changed, k, s.Step), true
		case s.Before:
			changed, found = append(changed, s.Step, k), true
		default:
			changed = append(changed, k)
		}
	}
	return changed, found
}
