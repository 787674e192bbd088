// Puts back into a program's memory what pack.go took away from it, before it runs.
(function () {
	"use strict";
	var fields = 11, maxTables = 8, run = Go.prototype.run;

	Go.prototype.run = function (instance) {
		unpack(instance.exports.mem.buffer);
		return run.apply(this, arguments);
	};

	// reader reads numbers of seven bits a byte.
	function reader(bytes, at) {
		return {
			at: at,
			number: function () {
				for (var n = 0, unit = 1; ; unit *= 128) {
					var b = bytes[this.at++];
					n += (b & 127) * unit;
					if (b < 128) return n;
				}
			}
		};
	}

	// column returns the next number of a field each time it is called.
	function column(kinds, fresh, nothing) {
		var seen = [], last = 0;
		return function () {
			var kind = kinds.number();
			if (kind === 0) return nothing;
			if (kind > 1) return seen[kind - 2];
			var n = fresh.number();
			last = (last + (n % 2 ? -(n + 1) / 2 : n / 2)) | 0;
			seen.push(last);
			return last;
		};
	}

	function unpack(buffer) {
		var view = new DataView(buffer), at = view.getUint32(16, true), length = view.getUint32(20, true);
		if (!at) return;
		var bytes = new Uint8Array(buffer, at, length).slice();
		new Uint8Array(buffer, at, length).fill(0);
		view.setFloat64(16, 0);
		function put(to, n) { view.setInt32(to, n, true); }

		var from = reader(bytes, 0);
		var functions = from.number(), list = from.number(), offset = from.number(), find = from.number(), pieces = from.number();
		function stream() {
			var size = from.number(), at = from.at;
			from.at += size;
			return reader(bytes, at);
		}
		var columns = [];
		for (var i = 0; i < fields + 2 * maxTables; i++) columns.push(column(stream(), stream(), i < fields + maxTables ? 0 : -1));
		for (i = 0; i < functions; i++) {
			var to = list + offset;
			for (var k = 0; k < fields; k++) put(to + 4 * k, columns[k]());
			var tables = view.getUint32(to + 28, true), data = view.getUint8(to + 43);
			for (k = 0; k < tables; k++) put(to + 4 * (fields + k), columns[fields + k]());
			for (k = 0; k < data; k++) put(to + 4 * (fields + tables + k), columns[fields + maxTables + k]());
			put(list + 8 * i, view.getInt32(to, true));
			put(list + 8 * i + 4, offset);
			offset += (4 * (fields + tables + data) + 7) & ~7;
		}
		for (i = 16; i < pieces; i++) put(find + 20 * i, i >> 4);
	}
})();
