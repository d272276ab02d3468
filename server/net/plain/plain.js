// The plain page: a name, the games with a button each, the open tables.
'use strict';

const find = (id) => document.getElementById(id);
const kTitles = { fort: 'Fort', photograph: 'Photograph', 'broom-service': 'Broom Service' };

function say(text) {
  find('status').textContent = text;
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// What the server answers, or an Error with its words.
async function ask(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers['Content-Type'] = 'application/json';
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options);
  const text = await answer.text();
  const told = text === '' ? {} : JSON.parse(text);
  if (!answer.ok) throw new Error(told.error?.text ?? `The server answered ${answer.status}.`);
  return told;
}

async function keepName(event) {
  event.preventDefault();
  try {
    await introduce();
    say(`Welcome, ${find('name').value.trim()}.`);
  } catch (error) {
    say(error.message);
  }
}

// Makes a guest of a new visitor; renames a known one.
let me = null;
async function introduce() {
  const name = find('name').value.trim();
  if (name === '') {
    find('name').focus();
    throw new Error('Please choose a name first.');
  }
  if (me?.name === name) return;
  me = me?.name ? await ask('PATCH', '/api/me', { name }) : await ask('POST', '/api/guest', { name });
  me.name = name;
}

async function playAgainstComputers(game, button) {
  button.disabled = true;
  try {
    await introduce();
    const made = await ask('POST', '/api/tables', { game, seats: ['me', 'normal', 'normal'] });
    location.assign(`/t/${made.code}`);
  } catch (error) {
    say(error.message);
    button.disabled = false;
  }
}

function showGames(games) {
  find('games').replaceChildren(...games.map((game) => {
    const title = kTitles[game.name] ?? game.name;
    const about = document.createElement('div');
    about.append(element('h3', title),
      element('p', `${game.min_players}–${game.max_players} players`));
    const button = element('button', 'Play against two computers', { type: 'button' });
    button.setAttribute('aria-label', `${title}: play against two computers`);
    button.addEventListener('click', () => playAgainstComputers(game.name, button));
    const item = document.createElement('li');
    item.append(about, button);
    return item;
  }));
}

function showTables(tables) {
  find('no-tables').hidden = tables.length > 0;
  find('tables').replaceChildren(...tables.map((table) => {
    const title = kTitles[table.game] ?? table.game;
    const { code } = table;
    const names = table.seats.map((seat) => seat.name ?? 'open seat');
    const about = document.createElement('div');
    about.append(element('h3', title), element('p', names.join(', ')));
    const item = document.createElement('li');
    item.append(about,
      element('a', 'Go to the table', { href: `/t/${code}`, class: 'button', 'aria-label': `${title}: go to the table ${code}` }));
    return item;
  }));
}

async function showHall() {
  try {
    me = await ask('GET', '/api/me');
    find('name').value = me.name ?? '';
  } catch {
    me = null;
  }
  showGames((await ask('GET', '/api/games')).games);
  showTables((await ask('GET', '/api/tables')).tables);
}

function showTable(code) {
  find('hall').hidden = true;
  find('table').hidden = false;
  const link = find('table-link');
  link.textContent = location.href;
  link.href = location.href;
  document.title = `Table ${code} – Ludoteca`;
}

find('name-form').addEventListener('submit', keepName);
const code = location.pathname.match(/^\/t\/([^/]+)$/)?.[1];
if (code) {
  showTable(code);
} else {
  showHall().catch((error) => say(error.message));
}
