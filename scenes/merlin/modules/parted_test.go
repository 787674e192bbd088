package modules

import (
	"reflect"
	"testing"
	"unsafe"
)

// Every field of a row arrives in one of the layers, under its name and as it is: rows
// are filled with values other than zero, parted, and looked for.
func TestEveryFieldArrives(t *testing.T) {
	const k = 7
	all := emptyRows()
	for _, c := range []struct {
		flat   any
		parted func(flat any) any
	}{
		{&EventRow{}, func(r any) any { setEvent(all, k, r.(*EventRow)); return all.Events[k] }},
		{&ActionRow{}, func(r any) any { setAction(all, k, r.(*ActionRow)); return all.Actions[k] }},
		{&TargetRow{}, func(r any) any { setTarget(all, k, r.(*TargetRow)); return all.Targets[k] }},
		{&AskRow{}, func(r any) any { setAsk(all, r.(*AskRow)); return all.Asks[r.(*AskRow).Kind] }},
		{&ProvinceRow{}, func(r any) any { setProvince(all, r.(*ProvinceRow)); return all.Province }},
		{&SpaceRow{}, func(r any) any { setSpace(all, k, r.(*SpaceRow)); return all.Spaces[k] }},
		{&ReasonRow{}, func(r any) any { setReason(all, r.(*ReasonRow)); return all.Reasons[r.(*ReasonRow).Reason] }},
		{&BoardRow{}, func(r any) any { layOnBoard(all, r.(*BoardRow)); return all.Board[0] }},
		{&TileRow{}, func(r any) any { layOnTiles(all, r.(*TileRow)); return all.Tiles[0] }},
		{&LoadRow{}, func(r any) any { layLoad(all, r.(*LoadRow)); return all.LoadsDrawn[0] }},
	} {
		flat := reflect.ValueOf(c.flat).Elem()
		fill(flat, k)
		checkArrived(t, flat, reflect.ValueOf(c.parted(c.flat)).Elem())
	}
}

// What a module in play is as a whole arrives, too.
func TestEveryFieldOfAModuleArrives(t *testing.T) {
	var m Module
	fill(reflect.ValueOf(&m).Elem(), 1)
	m.Province, m.Chapters, m.Voids = &provinces, []ChapterRow{{"a", "b"}}, m.Voids[:0]
	all := emptyRows()
	add(all, &m)
	flat, rows, one := reflect.ValueOf(m), reflect.ValueOf(all).Elem(), reflect.ValueOf(all.Rows.Modules[0]).Elem()
	for i := range flat.NumField() {
		switch name := flat.Type().Field(i).Name; {
		case flat.Field(i).Kind() == reflect.Slice, name == "Picture": // rows of their own; where modules are offered
		case name == "Symbols" || name == "Room" || name == "Province":
			if rows.FieldByName(name).IsZero() {
				t.Errorf("Module.%s does not arrive", name)
			}
		default:
			if to := one.FieldByName(name); !to.IsValid() || to.IsZero() {
				t.Errorf("Module.%s does not arrive", name)
			}
		}
	}
}

// fill gives each field of a struct a value that is not zero: n, or what is made of n.
func fill(v reflect.Value, n int) {
	for i := range v.NumField() {
		f := v.Field(i)
		switch f.Kind() {
		case reflect.Func:
			f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) []reflect.Value { panic("never called") }))
		case reflect.Bool:
			f.SetBool(true)
		case reflect.String:
			f.SetString("text of " + v.Type().Field(i).Name)
		case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
			f.SetInt(int64(n))
		case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			f.SetUint(uint64(n))
		case reflect.Float32, reflect.Float64:
			f.SetFloat(float64(n))
		case reflect.Struct:
			fill(f, n)
		case reflect.Array:
			for k := range f.Len() {
				f.Index(k).SetUint(uint64(n))
			}
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		case reflect.Pointer:
			f.Set(reflect.New(f.Type().Elem()))
		}
	}
}

func checkArrived(t *testing.T, flat, parted reflect.Value) {
	t.Helper()
	for i := range flat.NumField() {
		name := flat.Type().Name() + "." + flat.Type().Field(i).Name
		from, to := flat.Field(i), parted.FieldByName(flat.Type().Field(i).Name)
		switch {
		case from.IsZero():
			t.Errorf("%s cannot be filled: teach it to fill", name)
		case name == "EventRow.Kind": // the place of the row in the list
		case !to.IsValid():
			t.Errorf("%s has no place in any layer", name)
		case !same(from, to):
			t.Errorf("%s does not arrive", name)
		}
	}
}

// same reports whether two fields hold the same value, or the same function.
func same(a, b reflect.Value) bool {
	if a.Type() != b.Type() {
		return false
	}
	if a.Kind() == reflect.Func {
		return *(*unsafe.Pointer)(a.Addr().UnsafePointer()) == *(*unsafe.Pointer)(b.Addr().UnsafePointer())
	}
	return reflect.DeepEqual(a.Interface(), b.Interface())
}
