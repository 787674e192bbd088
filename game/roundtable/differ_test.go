package roundtable

import (
	"fmt"
	"reflect"
	"strings"
)

// differ names the fields in which two views differ.
func differ(a, b View) string {
	var all []string
	differing(&all, "", reflect.ValueOf(a), reflect.ValueOf(b))
	return strings.Join(all, "; ")
}

func differing(all *[]string, name string, a, b reflect.Value) {
	if a.Equal(b) {
		return
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			differing(all, name+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Array:
		for i := range a.Len() {
			differing(all, fmt.Sprintf("%s[%d]", name, i), a.Index(i), b.Index(i))
		}
	default:
		*all = append(*all, fmt.Sprintf("%s is %v, not %v", name, a, b))
	}
}
