<?php
return array(
	'domain'   => 'adaos-profit-pixel',
	'language' => 'fr_FR',
	'messages' => array(
		'This is not the tag that Adaos shows under Integrations. Nothing was changed.' => 'Ce n’est pas le script affiché par Adaos dans Intégrations. Rien n’a été modifié.',
		'Nothing is tracked: no tag is set.' => 'Rien n’est suivi : aucun script n’est défini.',
		'Visits and orders are reported for the shop %s.' => 'Les visites et les commandes sont signalées pour la boutique %s.',
		'Tag' => 'Script',
		'Copy it in Adaos under Integrations and paste it as it is. An empty field ends the tracking.' => 'Copiez-le dans Adaos sous Intégrations et collez-le tel quel. Un champ vide met fin au suivi.',
		'Visitors who have refused marketing, or whose browser asks not to be tracked, are not counted.' => 'Les visiteurs qui ont refusé le marketing, ou dont le navigateur demande à ne pas être suivi, ne sont pas comptés.',
	),
);
