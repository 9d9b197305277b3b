<?php
return array(
	'domain'   => 'adaos-profit-pixel',
	'language' => 'pt_PT',
	'messages' => array(
		'This is not the tag that Adaos shows under Integrations. Nothing was changed.' => 'Este não é o script que o Adaos mostra em Integrações. Nada foi alterado.',
		'Nothing is tracked: no tag is set.' => 'Nada é registado: não há nenhum script definido.',
		'Visits and orders are reported for the shop %s.' => 'As visitas e as encomendas são comunicadas para a loja %s.',
		'Tag' => 'Script',
		'Copy it in Adaos under Integrations and paste it as it is. An empty field ends the tracking.' => 'Copie-o no Adaos, em Integrações, e cole-o tal como está. Um campo vazio termina o registo.',
		'Visitors who have refused marketing, or whose browser asks not to be tracked, are not counted.' => 'Não são contadas as pessoas que recusaram o marketing ou cujo navegador pede para não ser seguido.',
	),
);
