// The page's own title: it stands while the program is on its way, and takes a wish, which the
// program grants as soon as it is there. The page's address says the wish, as the program reads it.
(function () {
	"use strict";

	var keptAs = "merlin/settings.json"; // as the program keeps its settings
	var isWish = /^#(\w+)\/(learn|new|continue)$/;
	var words = JSON.parse(document.getElementById("words").textContent);
	var loader = document.getElementById("loader");
	var buttons = loader.querySelectorAll("[data-wish]");
	var tongues = loader.querySelectorAll("#languages button");
	var settings = kept();
	var wish = "", lang = "", own = {}, over = false;

	function byId(id) { return document.getElementById(id); }

	// kept are the program's settings; none where they are another program's, or the browser
	// forbids to look.
	function kept() {
		try {
			var text = localStorage.getItem(keptAs);
			return (text === null ? {version: 1} : JSON.parse(text)) || {};
		} catch (e) { return {}; }
	}

	// goesOn is the title whose game the program would go on with, "" for none.
	function goesOn() {
		function has(title) {
			try {
				return localStorage.getItem("merlin/" + title + "-current.game") !== null ||
					title === front.titles[0] && localStorage.getItem("merlin/current.game") !== null;
			} catch (e) { return false; }
		}
		return [settings.title].concat(front.titles).filter(has)[0] || "";
	}

	function word(key) { return words[lang][key]; }
	function pair(name, text) { return word("word.pair").replace("{name}", name).replace("{text}", text); }

	// room has the style know how long something is.
	function room(name, letters) { loader.style.setProperty("--" + name, letters); }

	// lastTitle is the one that was played last.
	function lastTitle() { return front.titles.indexOf(settings.title) < 0 ? front.titles[0] : settings.title; }

	// draw shows its picture when that is here; the program takes the same.
	function draw() {
		var art = byId("art");
		art.onload = function () { loader.dataset.drawn = ""; };
		art.src = loader.querySelector("[data-title=" + lastTitle() + "]").dataset.art;
	}

	// show writes all in the language, and what is wished for.
	function show() {
		var last = lastTitle();
		var name = word("title." + last + ".name"), line = word("title." + last + ".line");
		byId("name").textContent = name;
		byId("line").textContent = line;
		room("name", name.length);
		room("word", Math.max.apply(null, name.split(" ").map(function (w) { return w.length; })));
		room("line", line.length);
		loader.querySelectorAll("[data-say]").forEach(function (e) { e.textContent = word(e.dataset.say); });
		var on = goesOn(), first = byId("go-on");
		first.hidden = !on;
		first.dataset.wish = on + "/continue";
		if (on) first.textContent = pair(word("title.continue"), word("title." + on + ".name"));
		buttons.forEach(function (b) {
			b.setAttribute("aria-pressed", b.dataset.wish === wish);
			b.disabled = over;
			if (b.dataset.say) b.setAttribute("aria-label", pair(word("title." + b.dataset.wish.split("/")[0] + ".name"), b.textContent));
		});
		tongues.forEach(function (b) {
			b.setAttribute("aria-pressed", b.lang === lang);
			b.disabled = over;
		});
		byId("wish").textContent = own[over ? "starting" : wish ? "wished" : "wish"];
	}

	// here tells whether the address is a title's, or the wish.
	function here() { return location.hash === (wish ? "#" + wish : ""); }

	// press takes a wish, another one, or takes it back. The address is the program's from when it
	// has read it there on.
	function press(b) {
		if (!here()) return;
		wish = b.dataset.wish === wish ? "" : b.dataset.wish;
		try {
			history.replaceState(null, "", location.pathname + location.search + (wish ? "#" + wish : ""));
		} catch (e) { wish = ""; }
		dispatchEvent(new PopStateEvent("popstate")); // for a program that has just begun
		show();
	}

	// choose keeps the language as the program does; one that runs already is told.
	function choose(to) {
		front.chosen = to;
		try {
			settings.language = to;
			if (settings.version === 1) localStorage.setItem(keptAs, JSON.stringify(settings, null, "\t"));
			if (front.runs) sessionStorage.setItem("merlin.language", to);
		} catch (e) { /* it lasts as long as the page */ }
		front.speak(to);
	}

	var front = window.merlinFront = {
		titles: Array.from(loader.querySelectorAll("[data-title]"), function (e) { return e.dataset.title; }),
		kept: String(settings.language || ""), // the language
		chosen: "", // and one that was chosen here
		runs: false, // whether the program does
		fits: here,

		// say has all be in a language, with the page's own sentences.
		say: function (to, texts) { lang = to; own = texts; show(); },

		// open shows the title.
		open: function () { loader.className = "front"; byId("status").setAttribute("aria-live", "off"); draw(); },

		// look has no more be pressed once the program has taken the wish from the address.
		look: function () {
			if (!over && !here()) { over = true; show(); }
		},

		// close hands the focus over to the game.
		close: function (canvas) {
			delete canvas.focus;
			if (loader.contains(document.activeElement) || document.activeElement === document.body) canvas.focus();
			loader.inert = true;
		}
	};

	if (isWish.test(location.hash) && front.titles.indexOf(isWish.exec(location.hash)[1]) >= 0) wish = location.hash.slice(1);
	buttons.forEach(function (b) { b.onclick = function () { press(b); }; });
	tongues.forEach(function (b) { b.onclick = function () { choose(b.lang); }; });
})();
