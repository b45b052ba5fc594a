"""nbdkit Python plugin: a model of a small flash drive. It keeps no data, it only takes time.

The write rate follows the bytes written so far, never the clock, and each change of it is noted as the truth that
an analysis of the recorded log can be held against. Parameters (key=value): model=FILE (JSON, base units), truth=FILE.
"""

import ctypes
import io
import json
import threading
import time

import nbdkit

API_VERSION = 2
PR_SET_TIMERSLACK = 29
ZEROS = bytes(32 << 20)  # the largest request nbdkit lets through

paths = {}
drive = None


class Drive:
    """Books the time each request takes; the waiting is done by the caller, outside the lock."""

    def __init__(self, model, truth):
        self.model = model
        self.truth = truth
        self.lock = threading.Lock()
        self.dies = [0.0] * model["dies"]
        self.read_bus = 0.0
        self.write_bus = 0.0
        self.first_write = None
        self.written = 0
        self.segments = write_segments(model)
        self.segment = -1

    def book_read(self, offset, count):
        with self.lock:
            now = time.monotonic()
            self.read_bus = max(now, self.read_bus) + count / self.model["read-rate"]
            die = offset // 4096 * 2654435761 // 256 % len(self.dies)
            self.dies[die] = max(now, self.dies[die]) + self.model["read-latency"]
            return max(self.read_bus, self.dies[die])

    def book_write(self, count):
        with self.lock:
            now = time.monotonic()
            if self.first_write is None:
                self.first_write = now
            self.write_bus = max(now, self.write_bus)
            while count > 0:
                count -= self.write_part(count)
            return self.write_bus + self.model["write-latency"]

    def write_part(self, count):
        """Writes as much of a request as fits before the rate changes again."""
        if self.segment < 0 or self.written >= self.segments[self.segment]["end"]:
            self.next_segment()
        now = self.segments[self.segment]
        part = min(count, now["end"] - self.written)
        self.write_bus += part / now["rate"]
        self.written += part
        return part

    def next_segment(self):
        self.segment += 1
        now = self.segments[self.segment]
        seconds = self.write_bus - self.first_write
        self.truth.write(f"{seconds:.3f},{self.written},{now['rate']},{now['kind']}\n")
        self.truth.flush()


def write_segments(model):
    """Cuts the plateaus at the dips: a list of {end (bytes written), rate (B/s), kind}; the last one has no end."""
    dips = model.get("dips")
    segments = []
    written = 0
    for plateau in model["plateaus"]:
        end = int(plateau["until"] * model["capacity"])
        while dips and (start := (written // dips["every"] + 1) * dips["every"]) + dips["length"] <= end:
            segments.append({"end": start, "rate": plateau["rate"], "kind": plateau["kind"]})
            segments.append({"end": start + dips["length"], "rate": dips["rate"], "kind": "dip"})
            written = start + dips["length"]
        segments.append({"end": end, "rate": plateau["rate"], "kind": plateau["kind"]})
        written = end
    segments[-1]["end"] = float("inf")
    return segments


def sleep_until(moment):
    left = moment - time.monotonic()
    if left > 0:
        time.sleep(left)


def config(key, value):
    paths[key] = value


def config_complete():
    if "model" not in paths or "truth" not in paths:
        raise ValueError("model=FILE and truth=FILE are needed")


def get_ready():
    global drive
    # The kernel's default slack of 50 us would double the latency of a read; threads started later inherit ours.
    ctypes.CDLL(None).prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0)
    with io.open(paths["model"]) as file:  # plain open() is the plugin's own, below
        model = json.load(file)
    truth = io.open(paths["truth"], "w")
    truth.write("seconds,bytes,rate,kind\n")
    drive = Drive(model, truth)


def thread_model():
    return nbdkit.THREAD_MODEL_PARALLEL


def open(readonly):
    return 1


def get_size(handle):
    return drive.model["capacity"]


def pread(handle, buffer, offset, flags):
    done = drive.book_read(offset, len(buffer))
    buffer[:] = memoryview(ZEROS)[: len(buffer)]
    sleep_until(done)


def pwrite(handle, buffer, offset, flags):
    sleep_until(drive.book_write(len(buffer)))


def flush(handle, flags):
    with drive.lock:
        done = drive.write_bus
    sleep_until(done)
