"""printPage.py ADDRESS FILE: what WebKit prints of a page, as a PDF. Its driver knows no printing; a window has it."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

address, file = sys.argv[1:]


def print_page():
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file))
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    job = WebKit2.PrintOperation.new(view)
    job.set_print_settings(settings)
    job.set_page_setup(setup)
    job.connect('failed', lambda _, error: sys.exit(error.message))
    job.connect('finished', lambda _: Gtk.main_quit())
    job.print_()
    # the job lives as long as something refers to it
    view.job = job


# Sheets that are painted while the page changes are blank: its charts answer, and all of them are laid out.
SETTLED = """{
const isReady = document.fonts.status === 'loaded' &&
  !document.querySelector('figure.chart[id]:not(.is-laid-out), .chart-controls:empty');
const state = isReady ? String([document.getElementsByTagName('*').length, performance.getEntriesByType('resource').length]) : '';
const isSame = state !== '' && state === globalThis.stateBefore;
globalThis.stateBefore = state;
isSame;
}"""


def ask_page():
    view.evaluate_javascript(SETTLED, -1, None, None, None, on_answer)


def on_answer(_, result):
    if view.evaluate_javascript_finish(result).to_boolean():
        print_page()
    else:
        GLib.timeout_add(500, ask_page)


def on_load(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        # fonts and what the page does when it is idle
        ask_page()


view = WebKit2.WebView()
view.connect('load-changed', on_load)
window = Gtk.Window()
window.set_default_size(1000, 1000)
window.add(view)
window.show_all()
view.load_uri(address)
Gtk.main()
