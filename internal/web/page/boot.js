// Loads the game, shows how far it is, and says in a sentence what is wrong
// when it cannot start. Plain old syntax, so that a browser that is too old
// still reaches its sentence.
(function () {
	"use strict";

	var texts = {
		en: {
			loading: "Loading … {mb} of {total} MB",
			starting: "Laying out the table …",
			wish: "You may choose already: it begins as soon as everything is here.",
			wished: "Noted: it begins as soon as everything is here. Press again to take that back.",
			wasm: "This browser is too old for the game: it does not know WebAssembly. A current Firefox, Chrome, Edge or Safari does.",
			webgl: "The game draws with WebGL 2, and this browser does not offer it. Switch on hardware acceleration in the browser's settings, update the graphics driver, or try another browser.",
			download: "The game could not be downloaded. Look at the connection and try again.",
			broken: "The game was downloaded but could not be started. Trying again usually helps.",
			ended: "The game has stopped. What was saved is kept.",
			again: "Try again",
			newer: "A newer version of the game is here.",
			take: "Change over",
			later: "Later",
			sideways: "Held sideways, the phone shows more of the table at once."
		},
		fr: {
			loading: "Chargement… {mb} Mo sur {total}",
			starting: "Mise en place…",
			wish: "Vous pouvez déjà choisir : ça commence dès que tout est là.",
			wished: "C’est noté : ça commence dès que tout est là. Appuyez encore pour annuler.",
			wasm: "Ce navigateur est trop ancien pour le jeu : il ne connaît pas WebAssembly. Un Firefox, Chrome, Edge ou Safari récent convient.",
			webgl: "Le jeu dessine avec WebGL 2, que ce navigateur ne propose pas. Activez l’accélération matérielle dans ses réglages, mettez à jour le pilote graphique ou essayez un autre navigateur.",
			download: "Le jeu n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.",
			broken: "Le jeu a été téléchargé mais n’a pas pu démarrer. Réessayer suffit souvent.",
			ended: "Le jeu s’est arrêté. Ce qui était sauvegardé est conservé.",
			again: "Réessayer",
			newer: "Une version plus récente du jeu est prête.",
			take: "Changer",
			later: "Plus tard",
			sideways: "Tenu à l’horizontale, le téléphone montre une plus grande partie de la table."
		},
		de: {
			loading: "Laden … {mb} von {total} MB",
			starting: "Das Spiel wird aufgebaut …",
			wish: "Du kannst schon wählen: Es geht los, sobald alles da ist.",
			wished: "Vorgemerkt: Es geht los, sobald alles da ist. Noch einmal drücken nimmt es zurück.",
			wasm: "Dieser Browser ist zu alt für das Spiel: Er kennt WebAssembly nicht. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.",
			webgl: "Das Spiel zeichnet mit WebGL 2, und dieser Browser bietet es nicht an. Bitte die Hardwarebeschleunigung in den Einstellungen einschalten, den Grafiktreiber erneuern oder einen anderen Browser nehmen.",
			download: "Das Spiel konnte nicht geladen werden. Bitte die Verbindung prüfen und noch einmal versuchen.",
			broken: "Das Spiel wurde geladen, ließ sich aber nicht starten. Ein neuer Versuch hilft meistens.",
			ended: "Das Spiel wurde beendet. Was gespeichert war, bleibt erhalten.",
			again: "Noch einmal versuchen",
			newer: "Eine neuere Fassung des Spiels ist da.",
			take: "Wechseln",
			later: "Später",
			sideways: "Quer gehalten zeigt das Handy mehr vom Tisch auf einmal."
		}
	};

	var script = document.currentScript;
	var query = new URLSearchParams(location.search);
	var front = window.merlinFront;
	var lang, text;
	var lastWords = "";
	var begun = 0; // when the program was asked for

	function language() {
		var wishes = [query.get("lang") || "", front.kept].concat(navigator.languages || [navigator.language || ""]);
		for (var i = 0; i < wishes.length; i++) {
			var code = wishes[i].slice(0, 2).toLowerCase();
			if (texts.hasOwnProperty(code)) return code;
		}
		return "en";
	}

	function byId(id) { return document.getElementById(id); }

	// openCanvas opens the game's canvas for drawing while the program is still on
	// its way, since that alone takes a good half second without a graphics card,
	// and keeps it for the game, which asks for it with the same attributes. It
	// tells whether the browser can.
	function openCanvas() {
		var canvas = document.createElement("canvas");
		canvas.width = canvas.height = 16; // as the game will, so that nothing is made anew
		canvas.addEventListener("webglcontextlost", lost);
		canvas.focus = function () {}; // until the game is seen: a button of the page may have the focus
		try {
			if (!canvas.getContext("webgl2", {alpha: true, premultipliedAlpha: true, stencil: true})) return false;
		} catch (e) {
			return false;
		}
		document.createElement = function (name) {
			if (name !== "canvas") return Document.prototype.createElement.apply(document, arguments);
			delete document.createElement; // the document's own again
			return canvas;
		};
		return true;
	}

	// lost has the page load anew when the browser has lost what was drawn, as Ebitengine does
	// once it runs: the game goes back to its table, and tells why.
	function lost() {
		try { sessionStorage.setItem("merlin.lost", "1"); } catch (e) { /* then it is not told */ }
		location.reload();
	}

	// fail shows the panel with the sentence of that name.
	function fail(name, detail) {
		byId("loader").hidden = byId("loader").inert = false;
		byId("loader").className = "failed";
		byId("reason").textContent = text[name];
		byId("detail").textContent = detail || "";
		byId("trouble").hidden = false;
		byId("again").focus();
	}

	function named(name, error) { error.sentence = name; return error; }

	function megabytes(n) {
		return (n / 1e6).toLocaleString(lang, {minimumFractionDigits: 1, maximumFractionDigits: 1});
	}

	// progress shows the share of the program that is here. The body is counted
	// as it is unpacked, so the whole is the unpacked size that the page was
	// built with; the megabytes shown are those of the transfer where the
	// answer tells them. It is seldom shown: without a graphics card each time is
	// drawn for so long that on a slow line the game would wait for all of them.
	var shown = -Infinity, share = 0;
	function progress(got, total, transfer) {
		share = Math.min(1, got / total);
		if (performance.now() - shown < 400 && share < 1) return;
		shown = performance.now();
		byId("progress").firstChild.style.width = 100 * share + "%";
		byId("progress").setAttribute("aria-valuenow", Math.round(100 * share));
		byId("status").textContent = text.loading
			.replace("{mb}", megabytes(share * transfer)).replace("{total}", megabytes(transfer));
	}

	// counted returns the same answer, reporting its bytes as they pass.
	function counted(response) {
		if (!response.body || !response.body.getReader || typeof ReadableStream !== "function") return response;
		var total = Number(script.dataset.size);
		var transfer = Number(response.headers.get("Content-Length")) || total;
		var reader = response.body.getReader();
		var got = 0;
		progress(0, total, transfer);
		var body = new ReadableStream({
			pull: function (controller) {
				return reader.read().then(function (part) {
					if (part.done) { controller.close(); return; }
					got += part.value.length;
					progress(got, total, transfer);
					controller.enqueue(part.value);
				});
			}
		});
		return new Response(body, {headers: {"Content-Type": "application/wasm"}});
	}

	// patient asks again for what does not come, after waits that grow; what was brought in the
	// end, or why nothing was, is the answer. A server that knows no such file is believed.
	var waits = [500, 1500, 4000];
	function patient(ask, tries) {
		return ask().then(function (answer) {
			if (answer.status >= 500 || answer.status === 429) throw named("download", new Error("HTTP " + answer.status));
			return answer;
		}).catch(function (error) {
			if (error.sentence === "broken" || (tries || 0) >= waits.length) throw error;
			return new Promise(function (later) { setTimeout(later, waits[tries || 0]); })
				.then(function () { return patient(ask, (tries || 0) + 1); });
		});
	}
	window.merlinFetch = function (name) { return patient(function () { return fetch(name); }); }; // for the game's own texts

	function load(imports) { return patient(function () { return loadOnce(imports); }); }

	function loadOnce(imports) {
		return fetch(script.dataset.program, {credentials: "same-origin"}).then(function (response) {
			if (!response.ok) throw new Error("HTTP " + response.status);
			return counted(response);
		}).then(function (response) {
			// A connection that breaks off fails here too: it is told apart from
			// a program that does not compile by the type of the error.
			if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
			return response.arrayBuffer().then(function (b) { return WebAssembly.instantiate(b, imports); });
		}).catch(function (error) {
			throw named(error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError ? "broken" : "download", error);
		});
	}

	// listen keeps the game's own last sentence, to show it when it stops.
	function listen() {
		var log = console.log;
		console.log = function (line) {
			if (typeof line === "string" && /^(merlin|panic):/.test(line)) lastWords = line;
			log.apply(console, arguments);
		};
	}

	// flags hands language, seed and modules of the address on to the game.
	function flags() {
		var out = ["merlin"];
		["lang", "seed", "modules"].forEach(function (name) {
			var value = name === "lang" && front.chosen || query.get(name);
			if (value) out.push("-" + name + "=" + value);
		});
		return out;
	}

	// rest has frames come more seldom while the game says that it is calm and nobody does
	// anything: each costs the browser the same though nothing is drawn in it. The least that is
	// done brings the next one at once. Four ticks of the game fit into such a frame. A gamepad
	// tells nothing by itself, and is asked in every frame.
	function rest() {
		var frame = window.requestAnimationFrame.bind(window), calm = false, pads = false, done = 0, waiting = null, timer = 0;
		function come() {
			clearTimeout(timer);
			if (waiting) { frame(waiting); waiting = null; }
		}
		function stir() { done = performance.now(); come(); }
		window.requestAnimationFrame = function (f) {
			if (waiting || !calm || pads || performance.now() - done < 1000) return frame(f);
			waiting = f;
			timer = setTimeout(come, 50);
			return 0;
		};
		window.merlinCalm = function (now) { calm = now; if (!now) come(); };
		("pointermove pointerdown pointerup pointercancel touchstart touchmove touchend wheel keydown keyup beforeinput input paste " +
			"click focusin resize dragover drop popstate hashchange visibilitychange").split(" ").forEach(function (name) {
			addEventListener(name, stir, {capture: true, passive: true});
		});
		addEventListener("gamepadconnected", function () { pads = true; stir(); });
	}

	// showGame takes the loader away once the game has drawn: it then answers
	// with its regions.
	function showGame() {
		front.look();
		if (typeof window.merlinRegions !== "function" || window.merlinRegions() === "[]") {
			requestAnimationFrame(showGame);
			return;
		}
		performance.mark("first-frame");
		byId("loader").classList.add("done");
		front.close(document.querySelector("canvas"));
		setTimeout(function () { byId("sideways").hidden = true; }, 6000); // it only advises
		setTimeout(function () { if (byId("trouble").hidden) byId("loader").hidden = true; }, 400);
		setTimeout(keep, 3000);
	}

	// keep has a worker keep the game for playing without a connection: first what this page
	// has fetched, and after a while the rest of what it may come to.
	function keep() {
		var workers = navigator.serviceWorker;
		if (!workers || !window.isSecureContext || navigator.webdriver && !query.has("offline")) return; // a robot's page is not kept, but for the robot that tries it
		var held = workers.controller;
		workers.addEventListener("controllerchange", function () {
			if (held) location.reload(); // the table comes back behind its curtain, in the newer version
			held = workers.controller;
		});
		workers.register("worker.js", {updateViaCache: "none"}).then(function (registration) {
			if (registration.waiting && held) offer(registration.waiting);
			registration.addEventListener("updatefound", function () {
				var worker = registration.installing;
				worker.addEventListener("statechange", function () {
					if (worker.state === "installed" && workers.controller) offer(worker);
				});
			});
			setInterval(function () { registration.update().catch(function () {}); }, 3600e3);
			return workers.ready;
		}).then(function (registration) {
			var names = fetched();
			var scale = (names.join(" ").match(/atlas\/[^/]+\/(\d+)\//) || [])[1];
			registration.active.postMessage({keep: names});
			setTimeout(function () { registration.active.postMessage({scale: scale}); }, 60e3);
			if (matchMedia("(display-mode: fullscreen), (display-mode: standalone)").matches) navigator.storage.persist();
		}).catch(function () {}); // the game plays without
	}

	// fetched are the names of the files that this page has loaded.
	function fetched() {
		var home = new URL("./", location.href).href;
		return performance.getEntriesByType("resource").map(function (e) { return e.name; })
			.filter(function (name) { return name.indexOf(home) === 0; })
			.map(function (name) { return name.slice(home.length).replace(/\?.*/, ""); });
	}

	// offer asks whether the newer version shall be taken now.
	function offer(worker) {
		byId("newer").hidden = false;
		byId("take").onclick = function () { worker.postMessage({take: true}); };
	}

	// speak shows what is loading when it has become a wait: the page's own title where the
	// program is still to come for longer than so many milliseconds.
	function speak(least) {
		if (byId("loader").className !== "quiet") return;
		var comes = share < 1 && front.fits();
		if (comes && (performance.now() - begun) * (1 - share) > least * share) {
			front.open();
			performance.mark("front");
		} else if (!least) {
			byId("loader").className = "";
		}
	}

	function start() {
		if (typeof WebAssembly !== "object" || typeof fetch !== "function") return fail("wasm");
		if (typeof Go !== "function") return fail("download");
		listen();
		rest();
		begun = performance.now();
		setTimeout(speak, 400, 1000);
		var slow = setTimeout(speak, 1000, 0);
		setTimeout(speak, 3000, 0);
		var go = new Go();
		var program = load(go.importObject);
		if (!openCanvas()) {
			program.catch(function () {});
			return fail("webgl");
		}
		program.then(function (result) {
			performance.mark("program-ready");
			clearTimeout(slow);
			byId("status").textContent = text.starting;
			go.argv = flags();
			front.runs = true;
			requestAnimationFrame(showGame);
			return go.run(result.instance).catch(function (error) { throw named("broken", error); });
		}).then(function () {
			fail("ended", lastWords);
		}).catch(function (error) {
			console.error(error);
			fail(error.sentence || "broken", lastWords || String(error.message || error));
		});
	}

	// A page that the browser kept whole and shows again would show whose turn it was all that
	// he knows: loaded anew it begins behind the curtain.
	addEventListener("pageshow", function (e) { if (e.persisted) location.reload(); });

	// say has the page be in a language.
	function say(to) {
		lang = to;
		text = texts[lang];
		document.documentElement.lang = lang;
		byId("again").textContent = text.again;
		byId("newer").firstElementChild.textContent = text.newer;
		byId("take").textContent = text.take;
		byId("later").textContent = text.later;
		document.querySelector("link[rel=manifest]").href = "manifest-" + lang + ".webmanifest";
		byId("sideways").textContent = text.sideways;
		byId("status").textContent = front.runs ? text.starting : text.loading.split("{")[0];
		front.say(lang, text);
		shown = -Infinity; // its sentence is told anew
	}

	front.speak = say;
	say(language());
	byId("again").onclick = function () { location.reload(); };
	byId("later").onclick = function () { byId("newer").hidden = true; };
	byId("sideways").hidden = !("ontouchstart" in window);
	start();
})();
