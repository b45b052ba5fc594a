// What Express's manual shows for static files.
const express = require('express');

express().use(express.static('site')).listen(4701, '127.0.0.1');
