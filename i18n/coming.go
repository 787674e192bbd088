package i18n

// Rules is the set with the chapters of the rules of all titles. A browser fetches it apart;
// on the desktop they are among the texts of their titles.
const Rules = "rules"

// Coming is texts of a language on their way. On the desktop they are part of the program
// and there at once; a browser fetches them when they are first wanted.
type Coming struct {
	lang    string
	arrived chan struct{} // closed when they are there, or will not come
	err     error
}

// NewComing is texts that are there, or will not come, as soon as end is called.
func NewComing(lang string) (c *Coming, end func(err error)) {
	c = &Coming{lang: lang, arrived: make(chan struct{})}
	return c, func(err error) {
		c.err = err
		close(c.arrived)
	}
}

// Lang is the language's code.
func (c *Coming) Lang() string { return c.lang }

// Here reports whether the texts are there for Load to read, or why they do not come.
func (c *Coming) Here() (bool, error) {
	select {
	case <-c.arrived:
		return c.err == nil, c.err
	default:
		return false, nil
	}
}

// Wait waits for them. In a tick of the game there is no waiting: a browser would not get
// round to fetching.
func (c *Coming) Wait() error {
	<-c.arrived
	return c.err
}
