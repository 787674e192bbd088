package robot

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"regexp"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestOffline plays, and waits until the game is kept. Then the site is renewed, which the page
// offers to take: it comes back newer, at the same table. Then the site is gone: the page comes
// back without it.
func TestOffline(t *testing.T) {
	t.Parallel()
	site := renewable{proxy: proxyTo(t, serve(t))}
	s := httptest.NewServer(&site)
	defer s.Close()
	p := browser(t, pictures(t), nil)
	ok(t, p.Go(s.URL+"?seed=1&lang=fr&offline"))
	ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
	playTo(t, p, "turn")
	before := table(t, p)
	ok(t, p.Await("document.title.endsWith(' – Merlin')", patience)) // it says whose turn it is
	ok(t, p.Await("navigator.serviceWorker.controller", patience))
	isKept(t, p)
	installable(t, p)

	site.newer.Store(true)
	_, err := Eval[bool](p, "window.old = true, navigator.serviceWorker.ready.then((r) => r.update()), true")
	ok(t, err)
	ok(t, p.Await("!document.getElementById('newer').hidden", patience))
	ok(t, p.Snap("newer"))
	_, err = Eval[bool](p, "document.getElementById('take').click(), true")
	ok(t, err)
	comesBack(t, p, before)
	newer, err := Eval[bool](p, "!!window.newer")
	if ok(t, err); !newer {
		t.Error("the newer version was not taken")
	}

	s.CloseClientConnections()
	s.Close()
	_, err = Eval[bool](p, "window.old = true, setTimeout(() => location.reload(), 0), true")
	ok(t, err)
	comesBack(t, p, before)
	silent(t, p)
}

// comesBack waits for a page that is loaded anew, and for the table as it was.
func comesBack(t *testing.T, p *Page, before []string) {
	t.Helper()
	arrives(t, p, "!window.old && window.merlinRegions && window.merlinRegions() !== '[]'")
	ok(t, p.Press("ready"))
	sameTable(t, p, before)
}

// isKept waits until all pictures and texts that the page has loaded are kept.
func isKept(t *testing.T, p *Page) {
	t.Helper()
	const kept = "caches.open('merlin').then((c) => c.keys()).then((all) => performance.getEntriesByType('resource')" +
		".every((e) => !/webp|i18n/.test(e.name) || all.some((k) => k.url.includes(new URL(e.name).pathname))))"
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		all, err := EvalPromise[bool](p, kept)
		if ok(t, err); all {
			return
		}
	}
	t.Fatal("not kept within a minute")
}

// renewable is a site that can become another one, which differs in a script.
type renewable struct {
	proxy http.Handler
	newer atomic.Bool
}

const more = "\nwindow.newer = true;\n"

func (s *renewable) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !s.newer.Load() || r.URL.Path != "/boot.js" && r.URL.Path != "/worker.js" {
		s.proxy.ServeHTTP(w, r)
		return
	}
	answer := httptest.NewRecorder()
	r.Header.Del("Accept-Encoding")
	r.Header.Del("If-None-Match")
	s.proxy.ServeHTTP(answer, r)
	body := answer.Body.String()
	if r.URL.Path == "/boot.js" {
		body += more
	} else {
		known := regexp.MustCompile(`("boot.js":\["",")[0-9a-f]+`)
		body = known.ReplaceAllString(body, "${1}"+s.hash(r))
	}
	w.Header().Set("Content-Type", "text/javascript")
	w.Write([]byte(body))
}

// hash is that of the newer script.
func (s *renewable) hash(r *http.Request) string {
	ask := r.Clone(r.Context())
	ask.URL.Path = "/boot.js"
	answer := httptest.NewRecorder()
	s.ServeHTTP(answer, ask)
	sum := sha256.Sum256(answer.Body.Bytes())
	return hex.EncodeToString(sum[:8])
}

func proxyTo(t *testing.T, address string) http.Handler {
	t.Helper()
	to, err := url.Parse(address)
	ok(t, err)
	return httputil.NewSingleHostReverseProxy(to)
}

// installable wants nothing that keeps browsers from offering to install the page.
func installable(t *testing.T, p *Page) {
	t.Helper()
	var faults []*page.InstallabilityError
	ok(t, chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		found, err := cdp.Call(ctx, target, page.GetInstallabilityErrors, cdp.Empty{})
		if err == nil {
			faults = found.InstallabilityErrors
		}
		return err
	})))
	for _, f := range faults {
		t.Errorf("not to be installed: %s %v", f.ErrorID, f.ErrorArguments)
	}
}
