package store

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

var changed = Settings{
	Language: "de", Volume: 0.25, Ambience: 0.3, Music: 0, Muted: true, Speed: Fast, OthersSpeed: Slow, ColourBlind: true,
	Fullscreen: true, AutoEnd: true, TakeBack: true, Hints: false, SeatNames: []string{"Zoë", ""}, SeatFaces: []string{"", "lot"}, Names: []string{"Zoë"},
	Title: "nim", Others: map[string][]string{"nim": {"allies"}}, HouseRules: map[string]map[string]string{"nim": {"hand": "6"}},
}

func TestSettingsSurvive(t *testing.T) {
	for kind, open := range kinds {
		t.Run(kind, func(t *testing.T) {
			s := open(t)
			if got, err := LoadSettings(s); err != nil || !reflect.DeepEqual(got, Defaults()) {
				t.Errorf("at first: %+v, %v", got, err)
			}
			if err := changed.Save(s); err != nil {
				t.Fatal(err)
			}
			if got, err := LoadSettings(s); err != nil || !reflect.DeepEqual(got, changed) {
				t.Errorf("after Save: %+v, %v", got, err)
			}
		})
	}
}

func TestMissingAndUnknownKeysAreFine(t *testing.T) {
	s := NewMemory()
	write(t, s, settingsName, `{"version": 1, "volume": 0.1, "unheardOf": [1]}`)
	want := Defaults()
	want.Volume = 0.1
	if got, err := LoadSettings(s); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
}

// A file of before, which has one speed, means it for what others do, too.
func TestOneSpeedSetsBoth(t *testing.T) {
	s := NewMemory()
	write(t, s, settingsName, `{"version": 1, "speed": "slow"}`)
	if got, err := LoadSettings(s); err != nil || got.Speed != Slow || got.OthersSpeed != Slow {
		t.Errorf("%q and %q, %v", got.Speed, got.OthersSpeed, err)
	}
	write(t, s, settingsName, `{"version": 1, "speed": "slow", "othersSpeed": "off"}`)
	if got, err := LoadSettings(s); err != nil || got.Speed != Slow || got.OthersSpeed != Off {
		t.Errorf("%q and %q, %v", got.Speed, got.OthersSpeed, err)
	}
}

func TestBrokenSettings(t *testing.T) {
	for _, c := range []struct{ text, word string }{
		{"", "line 1"},
		{"\x00\x01garbage", "line 1"},
		{"{\n\"version\": 1,\n\"volume\": 0.", "line 3"},
		{"{\"version\": 1}\n{}", "line 2"},
		{"{\"version\": 1,\n\"volume\": \"loud\"}", `line 2: "volume" cannot be a string`},
		{"{\"version\": 1,\n\n\"volume\": 7}", `line 3: "volume" is not from 0 to 1`},
		{"{\"version\": 1,\n\n\"ambience\": -1}", `line 3: "ambience" is not from 0 to 1`},
		{"{\"version\": 1,\n\n\"music\": 1.1}", `line 3: "music" is not from 0 to 1`},
		{"{\"version\": 1,\n\"speed\": \"warp\"}", `line 2: "speed" is "warp"`},
		{"{\"version\": 1,\n\"othersSpeed\": \"warp\"}", `line 2: "othersSpeed" is "warp"`},
		{"{\n\"version\": 2}", `line 2: "version" is 2`},
		{"{}", `"version" is 0`},
		{`{"version": 1, "seatNames": ["` + strings.Repeat("x", 41) + `"]}`, "40 letters"},
		{`{"version": 1, "seatNames": ["","","","","","","","",""]}`, "8 names"},
		{"{\"version\": 1,\n\"houseRules\": {\"nim\": {\"hand\": \"" + strings.Repeat("6", 41) + "\"}}}", `line 2: "houseRules" is no list`},
		{`{"version": 1, "houseRules": {"a\u0007": {}}}`, `"houseRules" is no list`},
		{`{"version": 1, "houseRules": {"nim": {"hand": 6}}}`, "cannot be a number"},
		{`{"version": 1, "language": "` + strings.Repeat("x", 41) + `"}`, "language"},
	} {
		s := NewMemory()
		write(t, s, settingsName, c.text)
		got, err := LoadSettings(s)
		wants(t, err, c.word, s.Path(settingsName), "settings.json.broken")
		if !reflect.DeepEqual(got, Defaults()) {
			t.Errorf("%q: settings %+v, want the defaults", c.text, got)
		}
		if read(t, s, settingsName+brokenSuffix) != c.text {
			t.Errorf("%q was not kept aside", c.text)
		}
		if _, err := LoadSettings(s); err != nil {
			t.Errorf("%q: complains a second time: %v", c.text, err)
		}
	}
}

func TestSettingsThatMakeNoSenseAreNotWritten(t *testing.T) {
	s := NewMemory()
	if err := changed.Save(s); err != nil {
		t.Fatal(err)
	}
	bad := changed
	bad.Speed = "warp"
	wants(t, bad.Save(s), "speed", "not written")
	if got, err := LoadSettings(s); err != nil || !reflect.DeepEqual(got, changed) {
		t.Errorf("the old settings are lost: %+v, %v", got, err)
	}
}

func TestSettingsWithoutAStore(t *testing.T) {
	got, err := LoadSettings(failing{NewMemory()})
	if !errors.Is(err, errDisk) || !reflect.DeepEqual(got, Defaults()) {
		t.Errorf("%+v, %v", got, err)
	}
}

var errDisk = errors.New("the disk is on fire")

// failing is a store that neither reads nor writes.
type failing struct{ Store }

func (failing) Read(string) ([]byte, error) { return nil, errDisk }
func (failing) Write(string, []byte) error  { return errDisk }
func (failing) List() ([]string, error)     { return nil, errDisk }
func (failing) SetAside(string) error       { return errDisk }

// Settings of before, which asked otherwise how a turn ends, still read: what they wished
// is not carried over.
func TestSettingsOfBeforeStillRead(t *testing.T) {
	s := NewMemory()
	if err := s.Write(settingsName, []byte(`{"version": 1, "speed": "fast", "confirmEnd": true, "takeBack": true}`)); err != nil {
		t.Fatal(err)
	}
	got, err := LoadSettings(s)
	if err != nil || got.AutoEnd || got.Speed != Fast || !got.TakeBack {
		t.Errorf("%+v, %v", got, err)
	}
}
