-- One file, named after "--"; so wrk reports the same address for all of them.
function init(arguments) wrk.path = arguments[1] end
