package moment

// Entry is a paragraph of the log, or the line beyond which there is no way back.
type Entry struct {
	Icon    string // sprite in front
	Text    string // rich
	Barrier bool
	Mine    bool // it befell who looks
	Fresh   bool // since the last turn of the player at home
	At      int  // moves after which it stands
	From    int  // moves after which the first of what it counts stands; 0: it tells of one
}
