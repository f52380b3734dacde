# What the page says about privacy. Every figure comes from the server's settings.

page-privacy = Privacy
page-privacy-kept = { $site ->
    [yes] What this browser keeps
   *[no] What this server keeps
}
page-privacy-site = There is no server behind this page. Your games, your name and your settings stay in this browser, and nothing is sent to anybody.
page-privacy-cookie = When you first play or watch a game on this server or save a name, it gives you a single cookie, { $cookie }. The cookie tells the server who you are. It stops working { $days } days after your last visit.
page-privacy-person = The server stores the name you chose, when you first came, and on which day you last came. It asks for no e-mail address and no password.
page-privacy-games = It stores every game at its tables for good, with all actions, their times and the players’ names. Anybody who has the link of a table can watch its game and download the record. Games against the computer or on one device stay in your browser until you move them here.
page-privacy-unplayed = It deletes a table after { $days } days if no game begins there.
page-privacy-address = It keeps your internet address in memory only, to limit requests: while you are connected, up to { $minutes } minutes longer, and as long as a public table that you set up is open. It stores an address only if the operator bans it.
page-privacy-log = Its log names tables and errors but no people{ $metrics ->
    [yes] , and its statistics only count
   *[other] {""}
}.
page-privacy-way = { $way ->
    [https] Your connection to it is encrypted, and the page loads nothing from anybody else.
    [http] Your connection to it is not encrypted, so others in the same network may be able to read along.
   *[device] Only this device can reach the server, so nothing you do here leaves it.
}
page-privacy-operator = { $named ->
    [yes] The operator ({ $operator })
   *[other] Whoever operates the server
} can read everything that it stores, even hidden cards, and may keep older copies of the data.
page-privacy-more = Privacy, and how to be forgotten

page-forget = Be forgotten
page-forget-known = This server knows you as { $name }.
page-forget-unknown = This server does not know you: it has nothing to forget.
page-forget-here = Forget me on this device
page-forget-here-more = Removes the cookie and everything else that this browser keeps, such as your games on this device. Your name stays at your tables, and nobody can continue playing as you.
page-forget-device-more = Removes everything that this browser keeps for this page: your games, your name and your settings.
page-forget-everywhere = Forget me everywhere
page-forget-everywhere-more = Does the same, and signs you out in every other browser. This helps, for example, if somebody has copied your cookie.
page-forget-remove = Remove me from this server
page-forget-remove-more = Also replaces your name with “Guest” at all your tables and in their records. You resign the games that you are playing. This cannot be undone.
page-forget-sure = Are you sure?
page-forget-yes = Yes, forget me
page-forget-no = Keep me
page-forgotten = You have been forgotten
page-forgotten-more = When you play or watch again, you begin as a new guest.
