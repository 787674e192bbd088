// Keeps the game, so that it starts without a connection. One version is all that a worker
// hands out: which files it has, under which hashes, is written into it when the site is
// built. A newer site has another worker, which gathers its files beside this one and
// takes over when the player wants it, or when no page of the older version is left.
"use strict";

const files = {{.Files}}; // by name: what it is asked for by, and the hash of its bytes
const core = {{.Core}}; // what starting needs
const store = "merlin";
const home = registration.scope;

const key = (name) => home + name + "?v=" + files[name][1];

async function sum(bytes) {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(hash.subarray(0, 8), (b) => b.toString(16).padStart(2, "0")).join("");
}

// fetched is a file of this version, kept from now on. While a site is being renewed it may
// answer with another one: that is as if there were none.
async function fetched(name) {
	const [asked, hash] = files[name];
	for (const cache of [asked ? "default" : "no-cache", "reload"]) {
		const answer = await fetch(home + name + (asked ? "?v=" + asked : ""), {cache, credentials: "same-origin"});
		if (!answer.ok) throw new Error(name + ": HTTP " + answer.status);
		const bytes = await answer.arrayBuffer();
		if (await sum(bytes) !== hash) continue;
		const whole = new Response(bytes, {headers: {"Content-Type": answer.headers.get("Content-Type")}});
		const kept = whole.clone();
		await caches.open(store).then((c) => c.put(key(name), kept)).catch(() => {}); // a full disk
		return whole;
	}
	throw new Error(name + " is of another version");
}

const kept = async (name) => (await caches.open(store)).match(key(name));

async function gather(names) {
	for (const name of names) {
		if (files[name] && !await kept(name)) await fetched(name);
	}
}

async function forget() {
	const mine = new Set(Object.keys(files).map(key));
	const cache = await caches.open(store);
	for (const request of await cache.keys()) {
		if (!mine.has(request.url)) await cache.delete(request);
	}
}

addEventListener("install", (e) => e.waitUntil(gather(core)));

addEventListener("activate", (e) => e.waitUntil(forget().then(() => clients.claim())));

addEventListener("fetch", (e) => {
	const url = new URL(e.request.url);
	if (e.request.method !== "GET" || !url.href.startsWith(home)) return;
	const name = decodeURIComponent(url.href.slice(home.length).replace(/[?#].*/, "")) || "index.html";
	const version = url.searchParams.get("v");
	if (!files[name] || version && version !== files[name][0]) return;
	e.respondWith(kept(name).then((answer) => answer || fetched(name)));
});

// A page says what it has fetched before there was a worker, which scale of pictures it
// draws with, or that it wants the newer version now.
addEventListener("message", (e) => {
	if (e.data.take) skipWaiting();
	if (e.data.keep) e.waitUntil(gather(e.data.keep).catch(() => {}));
	if (e.data.scale) {
		const rest = Object.keys(files).filter((name) => name.includes("/" + e.data.scale + "/"));
		e.waitUntil(gather(rest).catch(() => {}));
	}
});
